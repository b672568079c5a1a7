import { useEffect } from 'react';
import type { Api } from '../../../../kit/api/client.ts';

/** For whom they were asked: what a customer was shown is not for a guest. */
type ForViewer = Pick<Api, 'isCustomer'>;

/** What a list is of, as its title says: results of one search are not those of the next. */
type OfSubject = { subject?: string };

/**
 * What a listing shows now, so that its loader can fall back on it: a failed refresh leaves the
 * results as they are, silently. Remembered by an effect, thus in the browser alone.
 */
export function lastResults<T extends ForViewer & OfSubject>() {
  let shown: { path: string; answers: T } | null = null;

  function remember(path: string, answers: T) {
    shown = { path, answers };
    return () => {
      shown = null;
    };
  }

  /** Null unless this very page is on the screen, as this viewer sees it. */
  const at = (path: string, { isCustomer }: ForViewer): T | null =>
    shown?.path === path && shown.answers.isCustomer === isCustomer ? shown.answers : null;

  return {
    remember,
    at,

    /** The same, if it is of the same subject. */
    of(subject: string, path: string, viewer: ForViewer): T | null {
      const last = at(path, viewer);
      return last?.subject === subject ? last : null;
    },

    useRemember(path: string, answers: T) {
      // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same at every render
      useEffect(() => remember(path, answers), [path, answers]);
    },
  };
}

/** The fresh answer; if it does not come, the last one. Without either the page fails. */
export const orLast = <T>(work: Promise<T>, last: T | undefined): Promise<T> =>
  last === undefined ? work : work.catch(() => last);
