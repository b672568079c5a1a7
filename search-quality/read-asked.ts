import { type Locale, locales } from '../contract/locale.ts';
import type { Row } from './read-tables.ts';

/** What every case has: a text, and the language of the page it is typed on. */
export type Asked = { id: string; group: string; locale: Locale; query: string };

/** Reads a row, and the rest of it by `read`; throws with the case's id on what it cannot read. */
export function readAsked<T>({ group, cells }: Row, read: (cells: Row['cells']) => T): Asked & T {
  const { id = '', loc = '', query = '' } = cells;
  try {
    const locale = locales.find((one) => one === loc);
    if (!id || !locale) throw new Error(`"${loc}" is no language of the shop`);
    const typed = /^(`+) ?(.+?) ?\1$/.exec(query)?.[2];
    if (!typed) throw new Error(`"${query}" is no query in backticks`);
    return { id, group, locale, query: typed, ...read(cells) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`case ${id || '?'} cannot be read: ${reason}`);
  }
}
