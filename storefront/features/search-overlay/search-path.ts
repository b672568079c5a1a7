import type { Locale } from '../../../contract/locale.ts';
import { writeQuery } from '../../../contract/query-string.ts';
import { localPath } from '../../../kit/i18n/locale.ts';

/** The search page, with what is searched for; `exact` insists on the text as it was typed. */
export function searchPath(locale: Locale, text = '', { exact = false } = {}) {
  const query = writeQuery({ search: text.trim(), exact: exact || null });
  return localPath(locale, '/search') + (query && `?${query}`);
}
