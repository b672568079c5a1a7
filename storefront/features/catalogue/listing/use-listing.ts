import { useEffect, useRef, useState } from 'react';
import {
  type ListingState,
  readListingState,
  type UnreadPrices,
  unreadPrices,
  writeListingState,
} from '../../../../contract/catalogue-url.ts';
import { type ListingOrder, sortOptions } from '../../../../contract/constants.ts';
import { useLocation, useNavigate, usePending } from '../../../router/hooks.ts';

/** A listing's address, and the ways to change it. */
export type ListingView = {
  /** As it will be once what was asked for is there. */
  state: ListingState;
  /** What was asked for as a price and is none. */
  unread: UnreadPrices;
  /** What it can be sorted by. */
  orders: readonly ListingOrder[];
  pathname: string;
  hrefFor: (state: ListingState) => string;
  /** Changes the address after the delay, in milliseconds; a later wish replaces an earlier. */
  go: (state: ListingState, wish?: { delay?: number; replace?: boolean }) => void;
  isPending: boolean;
};

export function useListing({
  write = writeListingState,
  orders = sortOptions,
}: Partial<Pick<ListingView, 'orders'> & { write: typeof writeListingState }> = {}): ListingView {
  const { pathname, search } = useLocation();
  const next = usePending();
  const navigate = useNavigate();
  const [wish, setWish] = useState({ query: '', at: '' });
  const timer = useRef<number>(undefined);

  const isPending = next?.pathname === pathname;
  const isLeaving = Boolean(next) && !isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish dies with the page it was made on
  useEffect(() => () => clearTimeout(timer.current), [pathname, isLeaving]);

  const here = pathname + search;
  const query = wish.at === here ? wish.query : isPending ? next.search : search;
  const addressOf = (text: string) => (text ? `${pathname}?${text}` : pathname);
  const params = new URLSearchParams(query);
  return {
    state: readListingState(params, orders),
    unread: unreadPrices(params),
    orders,
    pathname,
    isPending,
    hrefFor: (wanted) => addressOf(write(wanted)),
    go(wanted, { delay = 0, replace = false } = {}) {
      const text = write(wanted);
      setWish({ query: text, at: here });
      clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => navigate(addressOf(text), { preventScrollReset: true, replace }),
        delay,
      );
    },
  };
}
