import { createContext, type ReactNode } from 'react';

/** How an amount that includes VAT is shown. */
export type PriceView = {
  /** Both in lei. */
  amount: (gross: number, vatRate?: number) => number;
  /** Beside an amount without VAT: that it is one, and what it comes to with it. */
  Note: (props: { gross: number }) => ReactNode;
};

export const grossPrices: PriceView = { amount: (gross) => gross, Note: () => null };

/**
 * Another one for companies that want it alone. Pages and answers are shared by all customers and
 * hold gross prices; the choice is applied in the browser of whoever made it.
 */
export const ShownPrices = createContext(grossPrices);
