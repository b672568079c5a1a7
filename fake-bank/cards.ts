/** Cards that nobody has. What becomes of a payment is the card's. */
export const cards = {
  good: { number: '5102180060101124', rc: '00' },
  declined: { number: '5102180060100005', rc: '05' },
  empty: { number: '5102180060100051', rc: '51' },
  unproven: { number: '5102180060100019', rc: '-19' },
} as const;

export type CardName = keyof typeof cards;
export const cardNames = ['good', 'declined', 'empty', 'unproven'] as const;

export const isCard = (name: unknown): name is CardName => cardNames.some((one) => one === name);

export const masked = (number: string) => `${number.slice(0, 6)}******${number.slice(-4)}`;
