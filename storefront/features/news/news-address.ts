import type { Locale } from '../../../contract/locale.ts';
import { writeQuery } from '../../../contract/query-string.ts';
import type { ArticleCard } from '../../../contract/shapes/content.ts';
import { localPath } from '../../../kit/i18n/locale.ts';

export type ArticleKind = ArticleCard['kind'];

/** What part of the news is looked at; null means all of it. */
export type NewsView = { kind: ArticleKind | null; page: number };

export const articleKinds = ['news', 'announcement'] as const satisfies ArticleKind[];

/** What cannot be read out of the address is as if it were not there. */
export function readNewsView(search: string): NewsView {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    kind: articleKinds.find((kind) => kind === query.get('kind')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function newsPath(locale: Locale, { kind, page }: NewsView): string {
  const query = writeQuery({ kind, page: page > 1 ? page : null });
  return `${localPath(locale, '/news')}${query && `?${query}`}`;
}

export const articlePath = (locale: Locale, slug: string) => localPath(locale, `/news/${slug}`);
