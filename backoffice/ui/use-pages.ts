import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { queries } from '../api/queries.ts';
import { isInRange, joinPage } from './join-page.ts';

type Cursor = string | number;

/** What lists answer: some rows, and where to go on. */
export type Page = { results: readonly unknown[]; next: Cursor | null; total?: number };

type RowOf<P extends Page> = P['results'][number];

/** How a list goes on. */
export type Paging = {
  next: { load: () => void; isLoading: boolean; hasFailed: boolean } | undefined;
  /** Of all rows, here or not, where the shop knows it. */
  total: number | undefined;
  /** Told by the list which of its rows are in view. */
  onShown: (from: number, to: number) => void;
};

type Options<P extends Page> = {
  queryKey: QueryKey;
  /** As the API takes it: where to go on from, and how many rows. */
  read: (page: { before?: string; limit?: string }) => Promise<P>;
  keyOf: (row: RowOf<P>) => Cursor;
  /** How far something is that the list shows: with each step it is read again. */
  progress?: number;
};

/** After the first page, which is to show at once, more rows come at a time. */
const NEXT_ROWS = 200;
/** What the shop gives at most. */
const MOST_ROWS = 500;
/** A page that is read again reaches into the next one, also where some rows are new. */
const MARGIN = 20;
/** Whoever comes back from a row finds the list as they left it. */
const KEPT_FOR = 30 * 60_000;

type Held<P> = { page: P; isOld: boolean };

/**
 * A list that is read page by page, each going on from the last row of the one before. When it is
 * to be read again, only the first page and those in view are; the others when they come into view.
 */
export function usePages<P extends Page>({ queryKey, read, keyOf, progress }: Options<P>) {
  const view = useRef({ from: 0, to: 0 });
  const query = useInfiniteQuery({
    queryKey,
    gcTime: KEPT_FOR,
    initialPageParam: '',
    getNextPageParam: ({ page }: Held<P>) => page.next,
    placeholderData: (shown) => shown,
    async queryFn({ pageParam }: { pageParam: Cursor }): Promise<Held<P>> {
      const before = pageParam === '' ? {} : { before: String(pageParam) };
      const data = queries.getQueryData<InfiniteData<Held<P>>>(queryKey);
      const at = data?.pageParams.indexOf(pageParam) ?? -1;
      const held = data?.pages[at];
      if (!data || !held) {
        const limit = pageParam === '' ? {} : { limit: String(NEXT_ROWS) };
        return { page: await read({ ...before, ...limit }), isOld: false };
      }
      const lengths = data.pages.map(({ page }) => page.results.length);
      if (at > 0 && !isInRange(lengths, at, view.current)) return { ...held, isOld: true };
      const limit = { limit: String(Math.min(held.page.results.length + MARGIN, MOST_ROWS)) };
      const page = await read({ ...before, ...limit });
      return { page: joinPage(page, held.page, data.pages[at + 1]?.page, keyOf), isOld: false };
    },
  });
  const { data, isFetching, isError, refetch, fetchNextPage } = query;

  /** Rows that were passed over the last time are in view now. */
  const renewOld = useCallback(() => {
    if (!data || isFetching || isError) return;
    const lengths = data.pages.map(({ page }) => page.results.length);
    const isWanted = ({ isOld }: Held<P>, at: number) =>
      isOld && isInRange(lengths, at, view.current);
    if (data.pages.some(isWanted)) void refetch();
  }, [data, isFetching, isError, refetch]);
  useEffect(renewOld, [renewOld]);

  const shownAt = useRef(progress);
  useEffect(() => {
    if (shownAt.current === progress) return;
    shownAt.current = progress;
    void refetch();
  }, [progress, refetch]);

  const rows = useMemo(
    (): RowOf<P>[] => data?.pages.flatMap(({ page }) => page.results) ?? [],
    [data],
  );
  const next = useMemo(
    () =>
      query.hasNextPage
        ? {
            load: () => void fetchNextPage({ cancelRefetch: false }),
            isLoading: isFetching,
            hasFailed: query.isFetchNextPageError,
          }
        : undefined,
    [query.hasNextPage, fetchNextPage, isFetching, query.isFetchNextPageError],
  );
  const onShown = useCallback(
    (from: number, to: number) => {
      view.current = { from, to };
      renewOld();
    },
    [renewOld],
  );
  const first = data?.pages[0]?.page;
  const total = query.hasNextPage ? first?.total : rows.length;
  const paging: Paging = { next, total, onShown };
  return { query, rows, paging, first };
}
