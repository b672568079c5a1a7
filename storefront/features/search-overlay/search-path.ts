import type { Locale } from '../../../contract/locale.ts';
import { writeQuery } from '../../../contract/query-string.ts';
import { localPath } from '../../i18n/locale.ts';

/** The search page, with what is searched for. */
export function searchPath(locale: Locale, text = '') {
  const query = writeQuery({ search: text.trim() });
  return localPath(locale, '/search') + (query && `?${query}`);
}
