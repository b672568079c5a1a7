import { create, insertMultiple, search } from '@orama/orama';
import { type Contestant, DEPTH } from './contestant.ts';
import type { Document } from './documents.ts';
import { termsOf } from './terms.ts';

export async function orama(documents: Document[]): Promise<Contestant> {
  const index = create({
    schema: {
      code: 'string',
      numbers: 'string',
      title_ro: 'string',
      title_ru: 'string',
      brand: 'string',
      category: 'string',
      attributes: 'string',
    },
    components: {
      tokenizer: { language: 'both', normalizationCache: new Map(), tokenize: termsOf },
    },
  });
  await insertMultiple(index, documents, 1_000);
  return {
    name: 'Orama',
    async search(query) {
      const { hits } = await search(index, {
        term: query,
        tolerance: 1,
        boost: { title_ro: 2, title_ru: 2, code: 3 },
        limit: DEPTH,
      });
      return { codes: hits.map(({ document }) => document.code) };
    },
  };
}
