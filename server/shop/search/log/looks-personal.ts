/** Enough of them in a row, and it is a telephone, a fiscal code or a card, not a size. */
const LONG_NUMBER = /\d{7,}/;
/** A telephone as people write it: with the country's code, or the zero before the area. */
const TELEPHONE = /(?:\+|\b0|\b373)[\s()-]*(?:\d[\s()-]*){8,}/;

/** Whether a text may tell of somebody: such searches are counted nowhere. */
export const looksPersonal = (text: string): boolean =>
  text.includes('@') || LONG_NUMBER.test(text) || TELEPHONE.test(text);
