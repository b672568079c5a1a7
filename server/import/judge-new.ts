import * as v from 'valibot';
import { newProduct } from '../../contract/editing/catalogue.ts';
import type { ImportField, ImportOptions, NewImported } from '../../contract/import/options.ts';
import { newProductOf } from './new-product.ts';
import type { Place, Places } from './places.ts';
import type { Problem } from './reading/problem.ts';
import { readState } from './reading/read-new-cells.ts';
import type { ReadRow } from './reading/read-row.ts';

/** What new products are made with: the profile's wishes, and what the shop has. */
export type Creating = { wishes: NonNullable<ImportOptions['creates']>; places: Places };

/** What a row about an unknown product would create, or what it lacks for that. */
export function judgeNew(
  { keys, news, price, stock, unit: writtenUnit }: ReadRow,
  { wishes, places }: Creating,
): { product: NewImported | null; problems: Problem[] } {
  if (!news) return { product: null, problems: [] };
  const problems: Problem[] = [...news.problems];
  const refuse = (field: ImportField, key: Problem['key'], value = '') =>
    problems.push({ level: 'refused', field, key, value });

  function place(
    field: 'category' | 'brand',
    found: Place[],
    { lacking, several }: { lacking: Problem['key']; several: Problem['key'] },
  ): Place | undefined {
    const written = news?.[field] ?? '';
    if (found.length === 0 && written === '' && wishes[field] === null) {
      refuse(field, field === 'category' ? 'ROW.NEW_CATEGORY' : 'ROW.NEW_BRAND');
    } else if (found.length !== 1) {
      refuse(field, found.length === 0 ? lacking : several, written || String(wishes[field]));
    }
    return found[0];
  }
  const category = place('category', places.categories(news.category || (wishes.category ?? '')), {
    lacking: 'ROW.CATEGORY',
    several: 'ROW.CATEGORIES',
  });
  const brand = place('brand', places.brands(news.brand || (wishes.brand ?? '')), {
    lacking: 'ROW.BRAND',
    several: 'ROW.BRAND',
  });
  const unit = places.unit(writtenUnit || (wishes.unit ?? ''));
  if (!unit && !writtenUnit && !wishes.unit) refuse('unit', 'ROW.NEW_UNIT');
  else if (!unit) refuse('unit', 'ROW.UNIT_UNKNOWN', writtenUnit || (wishes.unit ?? ''));

  const { code } = keys;
  if (!code) refuse('code', 'ROW.NEW_CODE');
  const cost = price ?? news.price;
  if (cost === undefined && news.problems.length === 0) refuse('price', 'ROW.NEW_PRICE');
  const titles = { title_ro: news.title_ro || news.title_ru, title_ru: news.title_ru };
  if (titles.title_ro === '') refuse('title', 'ROW.NEW_TITLE');

  let state = wishes.state;
  if (news.state !== '') {
    const read = readState(news.state);
    if (!read) {
      problems.push({
        level: 'left-out',
        field: 'state',
        key: 'ROW.STATE',
        value: news.state,
        values: { state },
      });
    }
    state = read ?? state;
  }
  // A missing Russian name is the shop's everyday: it shows the Romanian one.
  if (news.title_ro === '' && titles.title_ro !== '') {
    problems.push({
      level: 'note',
      field: 'title_ro',
      key: 'ROW.ONLY_RUSSIAN',
      value: news.title_ru,
    });
    state = 'draft';
  }
  if (!code || !category || !brand || !unit || cost === undefined || titles.title_ro === '') {
    return { product: null, problems };
  }
  const product: NewImported = {
    code,
    shop_code: keys.shop_code ?? null,
    ean: keys.ean ?? null,
    ...titles,
    category,
    brand,
    unit,
    price: cost,
    stock: stock ?? null,
    state,
  };
  return { product, problems: [...problems, ...formProblems(product)] };
}

/** What the form of a product would not take, such as characters nobody can print. */
function formProblems(product: NewImported): Problem[] {
  const { issues = [] } = v.safeParse(newProduct, newProductOf(product));
  return issues.map((issue): Problem => {
    const name = v.getDotPath(issue);
    const field = (['code', 'shop_code', 'ean', 'title_ro', 'title_ru'] as const).find(
      (one) => one === name,
    );
    const isLong = issue.message === 'VALIDATE.TOO_LONG';
    return {
      level: 'refused',
      field: field ?? 'code',
      key: isLong ? 'ROW.LONG' : 'ROW.NOT_TAKEN',
      value: String(product[field ?? 'code']),
    };
  });
}
