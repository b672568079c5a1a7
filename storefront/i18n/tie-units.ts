/** A number and the unit after it stay on one line: `3x2.5 mm²`, `100 buc`, `20 мм`. */
export const tieUnits = (text: string) =>
  text.replace(/(\d) (?=\p{L}{1,3}[²³]?(?![\p{L}\d]))/gu, '$1\u00a0');
