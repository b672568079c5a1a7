import type { Locale } from '../../../contract/locale.ts';
import type { Shop } from '../shop.ts';
import { selectDistricts, selectLocalities } from './queries.ts';

const collators: Record<Locale, Intl.Collator> = {
  ro: new Intl.Collator('ro'),
  ru: new Intl.Collator('ru'),
};

/** Every district with its localities, both in the order in which the reader looks for them. */
export async function readDistricts({ db }: Shop, locale: Locale) {
  const name = `name_${locale}` as const;
  const byName = (one: Record<typeof name, string>, other: Record<typeof name, string>) =>
    collators[locale].compare(one[name], other[name]);
  const [districts, localities] = await Promise.all([selectDistricts(db), selectLocalities(db)]);
  const byDistrict = Map.groupBy(localities, ({ district_id }) => district_id);
  return districts.sort(byName).map((district) => ({
    ...district,
    locations: (byDistrict.get(district.value) ?? [])
      .sort(byName)
      .map(({ district_id, ...place }) => place),
  }));
}
