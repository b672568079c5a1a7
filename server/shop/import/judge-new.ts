import * as v from 'valibot';
import { newProduct } from '../../../contract/editing/catalogue.ts';
import { columnForms } from '../../../contract/editing/product-columns.ts';
import type { CreatedState, ImportOptions, NewImported } from '../../../contract/import/options.ts';
import { judgeBrand } from './judge-brand.ts';
import { judgeDetails, judgeFacts } from './judge-details.ts';
import type { Measure } from './judge-row.ts';
import { newProductOf } from './new-product.ts';
import type { Place, Places } from './places.ts';
import { leftOut, noted, type Problem, refused } from './reading/problem.ts';
import { type NewCells, readState } from './reading/read-new-cells.ts';
import type { ReadRow } from './reading/read-row.ts';

/** What new products are made with: the profile's wishes, and what the shop has. */
export type Creating = { wishes: NonNullable<ImportOptions['creates']>; places: Places };

/** What a row about an unknown product would create, or what it lacks for that. */
export function judgeNew(
  read: ReadRow,
  { wishes, places }: Creating,
  asked: Pick<Measure, 'facts' | 'keys' | 'codeOf'>,
): { product: NewImported | null; problems: Problem[] } {
  const { keys, news, price, stock, promotion, unit: writtenUnit, problems: before } = read;
  if (!news) return { product: null, problems: [] };
  const problems: Problem[] = [...news.problems];
  if (promotion?.price != null) {
    problems.push(leftOut('promotion_price', 'ROW.PROMOTION_NEW', promotion.price));
  }
  const refuse = (...what: Parameters<typeof refused>) => problems.push(refused(...what));

  const { category, problem: misplaced } = judgeCategory(news, { wishes, places });
  if (misplaced) problems.push(misplaced);
  const { brand, problem } = judgeBrand(news.brand, { wishes, places });
  if (problem) problems.push(problem);
  const unit = places.unit(writtenUnit || (wishes.unit ?? ''));
  if (!unit && !writtenUnit && !wishes.unit) refuse('unit', 'ROW.NEW_UNIT');
  else if (!unit) refuse('unit', 'ROW.UNIT_UNKNOWN', writtenUnit || (wishes.unit ?? ''));

  const nothing = { attributes: [], documents: [], links: [], specifications: [] };
  const facts = judgeFacts(read, nothing, asked);
  const details = judgeDetails(read, { ...newProductDefaults, ...nothing }, asked);
  problems.push(...facts.problems, ...details.problems);
  const detailFields = Object.fromEntries(
    Object.entries(details.changes).map(([field, { write }]) => [field, write]),
  );

  const { code } = keys;
  if (!code) refuse('code', 'ROW.NEW_CODE');
  const cost = price ?? news.price;
  const isPriceTold = [...before, ...news.problems].some(({ field }) => field === 'price');
  if (cost === undefined && !isPriceTold) refuse('price', 'ROW.NEW_PRICE');
  const titles = { title_ro: news.title_ro || news.title_ru, title_ru: news.title_ru };
  if (titles.title_ro === '') refuse('title', 'ROW.NEW_TITLE');

  const { state, problems: stateProblems } = stateOfNew(news, wishes);
  problems.push(...stateProblems);
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
    ...(facts.changes && { attributes: facts.changes.values }),
    ...(Object.keys(detailFields).length > 0 && { details: detailFields }),
  };
  return { product, problems: [...problems, ...formProblems(product)] };
}

/** As a product is of which the table says nothing more. */
const newProductDefaults = v.parse(v.strictObject(columnForms), {});

/** In which state a product of this row begins. */
export function stateOfNew(
  news: NewCells,
  wishes: Creating['wishes'],
): { state: CreatedState; problems: Problem[] } {
  const problems: Problem[] = [];
  let { state } = wishes;
  if (news.state !== '') {
    const read = readState(news.state);
    if (!read) problems.push(leftOut('state', 'ROW.STATE', news.state, { values: { state } }));
    state = read ?? state;
  }
  // A missing Russian name is the shop's everyday: it shows the Romanian one.
  if (news.title_ro === '' && news.title_ru !== '') {
    problems.push(noted('title_ro', 'ROW.ONLY_RUSSIAN', news.title_ru));
    state = 'draft';
  }
  return { state, problems };
}

/** The row's own, else that of the section line above it, else the profile's. */
function judgeCategory(
  { category: written, sections }: NewCells,
  { wishes, places }: Creating,
): { category?: Place; problem?: Problem } {
  const wished = wishes.category === null ? [] : places.categories(wishes.category);
  if (written === '' && sections.length > 0) {
    // «Cabluri», and under it «Cupru»: by the whole way, else by the nearest name the shop has.
    const ways = [sections.join('>'), ...sections.toReversed()];
    for (const way of ways) {
      const [category, ...others] = places.categories(way);
      if (category && others.length === 0) return { category };
    }
    const value = sections.at(-1) ?? '';
    const [category] = wished;
    if (category) return { category, problem: noted('category', 'ROW.SECTION_UNKNOWN', value) };
    const isSeveral = places.categories(value).length > 1;
    const key = isSeveral ? 'ROW.CATEGORIES' : 'ROW.CATEGORY';
    return { problem: refused('category', key, value) };
  }
  if (written === '' && wishes.category === null) {
    return { problem: refused('category', 'ROW.NEW_CATEGORY') };
  }
  const [category, ...others] = written === '' ? wished : places.categories(written);
  if (category && others.length === 0) return { category };
  const key = category ? 'ROW.CATEGORIES' : 'ROW.CATEGORY';
  return { problem: refused('category', key, written || String(wishes.category)) };
}

/** In place of one that is made only when the import is applied. */
const ANY_BRAND = 1;

/** What the form of a product would not take, such as characters nobody can print. */
function formProblems(product: NewImported): Problem[] {
  const { issues = [] } = v.safeParse(
    newProduct,
    newProductOf(product, product.brand.id ?? ANY_BRAND),
  );
  return issues.map((issue): Problem => {
    const name = v.getDotPath(issue);
    const field = (['code', 'shop_code', 'ean', 'title_ro', 'title_ru'] as const).find(
      (one) => one === name,
    );
    const key = issue.message === 'VALIDATE.TOO_LONG' ? 'ROW.LONG' : 'ROW.NOT_TAKEN';
    return refused(field ?? 'code', key, String(product[field ?? 'code']));
  });
}
