import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { type SellingRule, smallestSellable } from '../../../../contract/sellable-quantity.ts';

type Purchase = {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The page's own button; while it is in view the bar at the bottom is not needed. */
  addButton: RefObject<HTMLButtonElement | null>;
};

const PurchaseContext = createContext<Purchase | null>(null);

type Props = { product: SellingRule; children: ReactNode };

/** How much is to be bought: the box and the bar at the bottom of a phone speak of one quantity. */
export function PurchaseProvider({ product, children }: Props) {
  const [quantity, setQuantity] = useState(() => smallestSellable(product));
  const addButton = useRef<HTMLButtonElement>(null);
  return <PurchaseContext value={{ quantity, setQuantity, addButton }}>{children}</PurchaseContext>;
}

export function usePurchase() {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('Nothing is being bought here: a PurchaseProvider is missing.');
  return purchase;
}
