import { brand } from '../../../../contract/editing/catalogue.ts';
import type { Mistakes } from '../../../base/changes/refused.ts';
import { rowVerbs } from '../../../base/changes/row-verbs.ts';
import { unknownFiles } from '../../../base/media/known-files.ts';
import { renameSlugs } from '../../redirects/former-slugs.ts';
import { cleaned } from './clean-texts.ts';

export const brands = rowVerbs('brand', brand, {
  async mistakes({ trx }, { logo }): Promise<Mistakes> {
    return (await unknownFiles(trx, [logo])).length > 0 ? { logo: ['EDIT.UNKNOWN'] } : {};
  },
  kept: (fields) => ({ ...fields, ...cleaned(fields) }),
  changed: ({ trx }, id, stored, { slug }) =>
    typeof slug === 'string'
      ? renameSlugs(trx, 'brand', [{ id: Number(id), from: String(stored.slug), to: slug }])
      : Promise.resolve(),
});
