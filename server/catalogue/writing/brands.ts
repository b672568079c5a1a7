import { brand } from '../../../contract/editing/catalogue.ts';
import type { Mistakes } from '../../changes/refused.ts';
import { rowVerbs } from '../../changes/row-verbs.ts';
import { unknownFiles } from '../../media/known-files.ts';
import { renameSlugs } from '../../redirects/former-slugs.ts';
import { cleanHtml } from '../../text/sanitise-html.ts';

export const brands = rowVerbs('brand', brand, {
  async mistakes({ trx }, { logo }): Promise<Mistakes> {
    return (await unknownFiles(trx, [logo])).length > 0 ? { logo: ['EDIT.UNKNOWN'] } : {};
  },
  kept: (fields) => ({
    ...fields,
    ...(fields.description_ro !== undefined && {
      description_ro: cleanHtml(fields.description_ro),
    }),
    ...(fields.description_ru !== undefined && {
      description_ru: cleanHtml(fields.description_ru),
    }),
  }),
  changed: ({ trx }, id, held, { slug }) =>
    typeof slug === 'string'
      ? renameSlugs(trx, 'brand', [{ id: Number(id), from: String(held.slug), to: slug }])
      : Promise.resolve(),
});
