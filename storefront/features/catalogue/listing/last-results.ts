import { useEffect } from 'react';

/**
 * What a listing shows now, so that its loader can fall back on it: a failed refresh leaves the
 * results as they are, silently. Remembered by an effect, thus in the browser alone.
 */
export function lastResults<T>() {
  let shown: { path: string; answers: T } | null = null;
  return {
    /** Null unless this very page is on the screen. */
    at: (path: string): T | null => (shown?.path === path ? shown.answers : null),

    useRemember(path: string, answers: T) {
      useEffect(() => {
        shown = { path, answers };
        return () => {
          shown = null;
        };
      }, [path, answers]);
    },
  };
}

/** The fresh answer; if it does not come, the last one. Without either the page fails. */
export const orLast = <T>(work: Promise<T>, last: T | undefined): Promise<T> =>
  last === undefined ? work : work.catch(() => last);
