import { createContext, type ReactNode } from 'react';
import type { AgreedPrice } from '../../contract/money.ts';

/** How an amount that includes VAT is shown. */
export type PriceView = {
  /** Both in lei; of a unit's price that was agreed apart from bani, to four decimals. */
  amount: (gross: number, vatRate?: number, agreed?: AgreedPrice | null) => number;
  /** Beside an amount without VAT: that it is one, and what it comes to with it. */
  Note: (props: { gross: number }) => ReactNode;
};

export const grossPrices: PriceView = { amount: (gross) => gross, Note: () => null };

/**
 * Another one for companies that want it alone. Pages and answers are shared by all customers and
 * hold gross prices; the choice is applied in the browser of whoever made it.
 */
export const ShownPrices = createContext(grossPrices);
