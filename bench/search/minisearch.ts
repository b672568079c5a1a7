import MiniSearch from 'minisearch';
import { type Contestant, DEPTH } from './contestant.ts';
import type { Document } from './documents.ts';
import { termsOf } from './terms.ts';

export function miniSearch(documents: Document[]): Contestant {
  const index = new MiniSearch<Document>({
    idField: 'code',
    fields: ['code', 'numbers', 'title_ro', 'title_ru', 'brand', 'category', 'attributes'],
    tokenize: termsOf,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title_ro: 2, title_ru: 2, code: 3 },
    },
  });
  index.addAll(documents);
  return {
    name: 'MiniSearch',
    search: (query) => ({
      codes: index
        .search(query)
        .slice(0, DEPTH)
        .map(({ id }) => String(id)),
    }),
  };
}
