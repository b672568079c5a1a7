import * as v from 'valibot';
import { brand } from '../../../contract/editing/catalogue.ts';
import type { Database } from '../../base/database/connect.ts';
import { plain } from '../catalogue/field-headings.ts';
import { nameLikeness } from './reading/likeness.ts';
import { readUnit } from './reading/units.ts';

export type Place = { id: number; title: string };

/** Where a new product can belong, by what tables call it. */
export type Places = {
  /** By id, or by title or path in either language: several where a title is several's. */
  categories: (wanted: string | number) => Place[];
  brands: (wanted: string | number) => Place[];
  /** Those whose names look like it, in other letters or without the signs between them. */
  brandsLike: (written: string) => Place[];
  /** The name of a brand the shop does not have, as it was written first; null: it can be none. */
  newBrand: (written: string) => string | null;
  /** The key of the shop's unit; null: it has no such unit. */
  unit: (written: string) => string | null;
};

/** More of them are no brands: the column is another one. */
const MOST_NEW_BRANDS = 200;

export async function readPlaces(db: Database): Promise<Places> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'path', 'title_ro', 'title_ru'])
    .execute();
  const brands = await db.selectFrom('brand').select(['id', 'title']).execute();
  const units = await db.selectFrom('unit').select(['key', 'title_ro', 'title_ru']).execute();
  return placesOf({ categories, brands, units });
}

type Given = {
  /** `path` leads from the topmost to the category itself. */
  categories: { id: number; path: number[]; title_ro: string; title_ru: string }[];
  brands: Place[];
  units: { key: string; title_ro: string; title_ru: string }[];
};

export function placesOf({ categories, brands, units }: Given): Places {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found = new Directory();
  for (const category of categories) {
    const place = { id: category.id, title: category.title_ro };
    found.add(place, idName(category.id));
    const ways = category.path.flatMap((id) => byId.get(id) ?? []);
    const inRomanian = ways.map(({ title_ro }) => title_ro);
    const inRussian = ways.map(({ title_ro, title_ru }) => title_ru || title_ro);
    for (const names of [inRomanian, inRussian]) {
      // «Cupru», «Cabluri / Cupru», and everything between.
      names.forEach((_, at) => void found.add(place, asPath(names.slice(at).join('>'))));
    }
  }
  const makers = new Directory();
  const alike = new Directory();
  for (const maker of brands) {
    makers.add(maker, idName(maker.id));
    makers.add(maker, plain(maker.title));
    alike.add(maker, nameLikeness(maker.title));
  }
  const news = new Map<string, string>();
  const keys = new Set(units.map(({ key }) => key));
  const named = new Map(
    units.flatMap(({ key, title_ro, title_ru }) =>
      [key, title_ro, title_ru].map((name) => [unitName(name), key]),
    ),
  );
  return {
    categories: (wanted) => found.all(typeof wanted === 'number' ? idName(wanted) : asPath(wanted)),
    brands: (wanted) => makers.all(typeof wanted === 'number' ? idName(wanted) : plain(wanted)),
    brandsLike: (written) => alike.all(nameLikeness(written)),
    newBrand(written) {
      const likeness = nameLikeness(written);
      const known = news.get(likeness);
      if (known !== undefined) return known;
      const title = written.replaceAll(/[\s\u00a0]+/g, ' ').trim();
      const isName = likeness !== '' && v.is(brand.entries.title, title);
      if (!isName || news.size >= MOST_NEW_BRANDS) return null;
      news.set(likeness, title);
      return title;
    },
    unit(written) {
      const read = readUnit(written)?.unit;
      return read && keys.has(read) ? read : (named.get(unitName(written)) ?? null);
    },
  };
}

/** Things by their names; one name may be several things'. */
class Directory {
  readonly #places = new Map<string, Map<number, Place>>();

  add(place: Place, name: string) {
    const all = this.#places.get(name) ?? new Map<number, Place>();
    this.#places.set(name, all.set(place.id, place));
  }

  all(name: string): Place[] {
    return [...(this.#places.get(name)?.values() ?? [])];
  }
}

/** No title begins so: titles are without the character. */
const idName = (id: number) => `\u0000${id}`;

/** However the steps of a path are parted. */
const asPath = (text: string) => plain(text).replaceAll(/\s*[>/\\|»→]\s*/g, '>');

const unitName = (text: string) => plain(text).replaceAll('.', '');
