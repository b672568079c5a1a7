import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffMessage } from '../../../../contract/staff/messages.ts';
import { uniqueName } from '../../../../testing/unique-name.ts';
import type { Mistakes } from '../../../base/changes/refused.ts';
import { documentsCell, linksCell } from '../../../shop/catalogue/product-cells.ts';
import { moveStock } from '../../../shop/catalogue/stock/move-stock.ts';
import { undoBatch } from '../../../shop/catalogue/writing/bulk/undo-batch.ts';
import { changeProduct, deleteProduct } from '../../../shop/catalogue/writing/change-product.ts';
import { addAccount, bring, setExchange } from '../../../shop/exchange/exchange-setup.fixture.ts';
import {
  MADE_UP_PRICE_TYPE,
  madeUpGoods,
  madeUpId,
  madeUpOffers,
} from '../../../shop/exchange/made-up-package.fixture.ts';
import { openImportSetup } from '../../../shop/import/import-setup.fixture.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { inShop } from '../../../testing/in-shop.ts';

/** Whoever writes a product hears the same of the same mistake, and nothing of it is written. */

const setup = await openImportSetup();
afterAll(setup.close);
const { db, small, codeOf } = setup;

let ana: Awaited<ReturnType<typeof addStaff>>;
let account: number;
let turn = 1;
beforeAll(async () => {
  ana = await addStaff(setup.shop.shop, { role: 'catalogue' });
  await setExchange(db, { priceType: MADE_UP_PRICE_TYPE });
  account = await addAccount(db);
  // What the first file brings along, such as a maker, is there by then.
  await bring1C(1, { goods: true });
});

type Fields = Record<string, unknown> & {
  stock?: { counted: number; seen: number };
  documents?: Parameters<typeof documentsCell>[0];
  links?: { kind: 'similar'; id: number }[];
};

type Door = (
  id: number,
  fields: Fields,
  meanwhile?: () => Promise<unknown>,
) => Promise<Record<string, string[]>>;

const post = (path: string, body: object) =>
  setup.shop.api('POST', `/staff/${path}`, { headers: ana.headers, body });

/** By field, as it is said in Romanian: of one promotion, in whichever place it stands. */
const answered = (fields: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [
      field.replace(/^promotions\.\d+/, 'promotion').replace(/^attributes\.\d+$/, 'attributes'),
      keys,
    ]),
  );

const inBoth = (fields: Mistakes, values: Record<string, string | number> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [
      field,
      keys.map((key) => staffMessage(key, 'ro', values)),
    ]),
  );

const versionOf = async (id: number) => (await setup.readProduct(id)).version;

const form: Door = async (id, { stock, ...fields }, meanwhile) => {
  const version = await versionOf(id);
  await meanwhile?.();
  const body = { ...stock, reason: 'count' };
  const { promotions, ...others } = fields;
  const answer = stock
    ? await post(`products/${id}/stock/`, body)
    : await post(`products/${id}/`, { version, fields: others, promotions });
  return answered(answer.json);
};

const sheet: Door = async (id, { promotions, attributes, stock, ...fields }, meanwhile) => {
  const version = await versionOf(id);
  await meanwhile?.();
  const [to] = (promotions ?? []) as object[];
  const row = {
    id,
    version,
    ...fields,
    ...(to && { promotion: { replaces: null, to } }),
    ...(attributes !== undefined && { attributes: { [small.attributes.section]: attributes } }),
    ...(stock && { stock: { ...stock, reason: 'count' } }),
  };
  const { json } = await post('sheet/', { rows: [row] });
  return answered(json.refused[0]?.fields ?? {});
};

const headings: Record<string, string> = {
  price: 'Preț',
  title_ro: 'Denumire (ro)',
  smallest_quantity: 'Cantitatea minimă',
  quantity_step: 'Pasul cantității',
  stock: 'Stoc',
  documents: 'Documente',
  links: 'Produse legate',
};

async function cellOf(name: string, fields: Fields): Promise<string> {
  const { stock, documents = [], links = [] } = fields;
  if (name === 'stock') return String(stock?.counted);
  if (name === 'documents') return documentsCell(documents);
  if (name === 'links') {
    const coded = links.map(async ({ kind, id }) => ({ kind, code: await codeOf(id) }));
    return linksCell(await Promise.all(coded));
  }
  return String(fields[name]);
}

type Late = { late?: Mistakes; values: Record<string, number> };

/** Found when the table is applied: meanwhile may have become wrong what was right when it was tried. */
const table: Door = async (id, fields, meanwhile) => {
  const names = Object.keys(fields);
  const cells = await Promise.all(names.map((name) => cellOf(name, fields)));
  const written = `Cod;${names.map((name) => headings[name]).join(';')}\n${await codeOf(id)};${cells.join(';')}\n`;
  const { id: run } = await setup.tried(written, {
    options: { writes: ['price', 'stock', 'details'] },
  });
  await meanwhile?.();
  await setup.applied(run);
  const { problems } = await db
    .selectFrom('import_row')
    .select(sql<Late[]>`problems`.as('problems'))
    .where('run_id', '=', run)
    .executeTakeFirstOrThrow();
  return Object.assign({}, ...problems.map(({ late, values }) => inBoth(late ?? {}, values)));
};

const rule: Door = async (id, { price }) => {
  const brand_id = (await setup.readProduct(id)).brand_id;
  const { price: before, code } = await setup.readProduct(id);
  const body = {
    selection: { brand_id, search: code, state: 'active' },
    rule: {
      amount: Number(price) - before / 100,
      percent: null,
      rounding: '0.01',
      promotions: 'keep',
    },
    show: 'left',
  };
  await setup.shop.changes.catchUp();
  const preview = await post('price-rules/preview/', body);
  expect(preview.json).toMatchObject({ changed: 0, rows: [{ id, reason: 'promotion' }] });
  const applied = await post('price-rules/', {
    ...body,
    show: undefined,
    seen: preview.json.digest,
  });
  expect(applied.json).toEqual({ non_field_errors: [expect.any(String)] });
  return inBoth({ price: ['EDIT.PROMOTION_LOST'] });
};

/** What 1C says of one of its goods from now on. */
async function bring1C(
  number: number,
  { goods = false, price, code }: { goods?: boolean; price?: unknown; code?: unknown },
) {
  turn += 1;
  const renamed = (xml: Buffer) =>
    Buffer.from(
      xml
        .toString()
        .replaceAll(/<ЦенаЗаЕдиницу>[^<]+/g, price ? `<ЦенаЗаЕдиницу>${price}` : '$&')
        .replaceAll(`ART-${number}<`, code ? `${code}<` : '$&'),
    );
  const run = await bring(setup.shop, account, {
    ...((goods || code !== undefined) && {
      'import.xml': renamed(madeUpGoods([number], { turn })),
    }),
    ...(price !== undefined && { 'offers.xml': renamed(madeUpOffers([number], turn)) }),
  });
  return db
    .selectFrom('exchange_object')
    .innerJoin('exchange_file', 'exchange_file.id', 'file_id')
    .select(['outcome', 'reason'])
    .where('run_id', '=', run.id)
    .where('kind', 'in', ['product', 'offer'])
    .executeTakeFirstOrThrow();
}

/** The product as one of 1C's goods, that has been what it is here so far. */
async function linkTo1C(id: number) {
  const { code, state } = await setup.readProduct(id);
  const number = 100 + id;
  const given = JSON.stringify({ code, state, factor: 1 });
  await db
    .insertInto('external_link')
    .values({ system: '1c', kind: 'product', external_id: madeUpId(number), local_id: id, given })
    .execute();
  return number;
}

const from1C: Door = async (id, { price, code }) => {
  const { outcome, reason } = await bring1C(await linkTo1C(id), { price, code });
  expect(outcome).toBe('refused');
  return inBoth(JSON.parse(reason).fields);
};

/** All of a product that could be written, with its past. */
async function stateOf(id: number) {
  const { rows } = await sql<{ state: object }>`
    select jsonb_build_object(
      'row', to_jsonb(product),
      'stock', (select on_hand from stock where product_id = product.id),
      'promotions', (select jsonb_agg(to_jsonb(promotion)) from promotion where product_id = product.id),
      'links', (select count(*) from product_link where product_id = product.id),
      'documents', (select jsonb_agg(file) from product_document where product_id = product.id),
      'attributes', (
        select jsonb_agg(attribute_value_id order by position)
        from product_attribute
        where product_id = product.id
      ),
      'prices', (select count(*) from product_price where product_id = product.id),
      'noted', (
        select count(*)
        from audit_entry
        where entity = 'product'
          and entity_id = product.id::text
      )
    ) as state
    from product
    where id = ${id}`.execute(db);
  return rows[0]?.state;
}

const promote = (id: number, price: number) =>
  inShop(db, (changing) =>
    changeProduct(changing, id, {
      promotions: [{ price, starts_at: new Date().toISOString(), ends_at: null }],
    }),
  );

const receive = (product_id: number, quantity: number, warehouse_id?: number) =>
  inShop(db, (changing) =>
    moveStock(changing, [{ product_id, warehouse_id, quantity, reason: 'receipt' }]),
  );

async function anotherWarehouse() {
  const key = uniqueName('depozit').replaceAll('-', '_');
  const { id } = await db
    .insertInto('warehouse')
    .values({ key, title_ro: key, title_ru: key, position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Question = {
  doors: Record<string, Door>;
  fields: (id: number) => Fields;
  before?: (id: number) => Promise<unknown>;
  answer: Mistakes;
  values?: Record<string, number>;
};

const nowhere = {
  kind: 'datasheet' as const,
  title_ro: 'Fișă',
  title_ru: 'Паспорт',
  file: '/media/documents/nicaieri-0123456789.pdf',
};

const questions: Record<string, Question> = {
  'a price that would make a running promotion none': {
    doors: { form, sheet, table, rule },
    before: (id) => promote(id, 80),
    fields: () => ({ price: 80 }),
    answer: { price: ['EDIT.PROMOTION_LOST'] },
  },
  'a promotion that is no saving': {
    doors: { form, sheet },
    fields: () => ({
      promotions: [{ price: 100, starts_at: new Date().toISOString(), ends_at: null }],
    }),
    answer: { 'promotion.price': ['EDIT.PROMOTION_PRICE'] },
  },
  'a code that somebody else’s product has': {
    doors: { form, from1C },
    fields: () => ({ code: small.product.code.toLowerCase() }),
    answer: { code: ['EDIT.TAKEN'] },
  },
  'a value that is gone': {
    doors: { form, sheet },
    fields: () => ({ attributes: [999_999] }),
    answer: { attributes: ['EDIT.UNKNOWN'] },
  },
  'a document that was never stored': {
    doors: { form, sheet, table },
    fields: () => ({ documents: [nowhere] }),
    answer: { documents: ['EDIT.UNKNOWN'] },
  },
  'steps that do not fit': {
    doors: { form, sheet, table },
    fields: () => ({ smallest_quantity: 7, quantity_step: 5 }),
    answer: { smallest_quantity: ['EDIT.STEP'] },
  },
  'a product that is linked to itself': {
    doors: { form, sheet, table },
    fields: (id) => ({ links: [{ kind: 'similar', id }] }),
    answer: { links: ['EDIT.TWICE'] },
  },
  'less than nothing in the first warehouse': {
    doors: { sheet, table },
    before: async (id) => {
      await receive(id, 2);
      await receive(id, 10, await anotherWarehouse());
    },
    fields: () => ({ stock: { counted: 5, seen: 12 } }),
    answer: { stock: ['EDIT.STOCK'] },
  },
};

const asked = Object.entries(questions).flatMap(([name, { doors, ...question }]) =>
  Object.entries(doors).map(([door, ask]) => ({ name, door, ask, ...question })),
);

test.each(asked)(
  'by the $door: $name is refused at its field, and nothing changes',
  async ({ ask, before, fields, answer }) => {
    const id = await setup.another({ price: 100 });
    await before?.(id);
    const stood = await stateOf(id);
    expect(await ask(id, fields(id))).toEqual(inBoth(answer));
    expect(await stateOf(id)).toEqual(stood);
  },
);

const meanwhile: Record<string, Door> = { form, sheet, table };

test.each(Object.entries(meanwhile))(
  'over what somebody else has saved the %s writes nothing, and tells who it was',
  async (_, ask) => {
    const id = await setup.another({ price: 100 });
    const ion = await addStaff(setup.shop.shop, { role: 'catalogue' });
    let stood: unknown;
    const answer = await ask(id, { price: 70 }, async () => {
      const saved = { version: 1, fields: { title_ro: 'Al lui Ion' } };
      const path = `/staff/products/${id}/`;
      await setup.shop.api('POST', path, { headers: ion.headers, body: saved });
      stood = await stateOf(id);
    });
    const name = await db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', ion.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(answer)).toContain(name.name);
    expect(await stateOf(id)).toEqual(stood);
  },
);

test.each(Object.entries({ sheet, table }))(
  'a count by the %s of what has moved since is told with what is there',
  async (_, ask) => {
    const id = await setup.another();
    let stood: unknown;
    const answer = await ask(id, { stock: { counted: 5, seen: 0 } }, async () => {
      await receive(id, 3);
      stood = await stateOf(id);
    });
    expect(answer).toEqual(inBoth({ stock: ['EDIT.STOCK_MOVED'] }, { stock: 3 }));
    expect(await stateOf(id)).toEqual(stood);
  },
);

test.each(Object.entries(meanwhile))(
  'what is there already the %s saves over any version, and writes nothing',
  async (_, ask) => {
    const id = await setup.another({ price: 100 });
    let stood: unknown;
    const answer = await ask(id, { price: 70 }, async () => {
      await inShop(db, (changing) => changeProduct(changing, id, { input: { price: 70 } }));
      stood = await stateOf(id);
    });
    for (const refused of ['price', 'detail']) expect(answer).not.toHaveProperty(refused);
    expect(await stateOf(id)).toEqual(stood);
  },
);

test('where 1C leads the price, the promotion it falls below ends for good, and the history says so', async () => {
  const id = await setup.another({ price: 100 });
  await promote(id, 80);
  const number = await linkTo1C(id);
  expect(await bring1C(number, { price: '70.00' })).toMatchObject({ outcome: 'changed' });
  await bring1C(number, { price: '99.00' });
  const { history, promotions } = (
    await setup.shop.api('GET', `/staff/products/${id}/`, { headers: ana.headers })
  ).json;
  expect(promotions).toEqual([]);
  expect(history.slice(0, 2)).toMatchObject([
    { before: { price: 7000 }, after: { price: 9900 } },
    { before: { promotions: [{ price: 8000 }] }, after: { price: 7000, promotions: [] } },
  ]);
});

test('what an undone save cannot give back is left as it is, field by field', async () => {
  const id = await setup.another({ price: 100, title_ro: 'Înainte' });
  const other = await setup.another({ state: 'draft' });
  const row = { price: 150, title_ro: 'După', links: [{ kind: 'similar', id: other }] };
  const linked = { ...row, links: [] };
  const first = await post('sheet/', { rows: [{ id, version: 1, ...row }] });
  const second = await post('sheet/', { rows: [{ id, version: 2, ...linked, price: 160 }] });
  expect([first.json.refused, second.json.refused]).toEqual([[], []]);
  await promote(id, 155);
  await inShop(db, (changing) => deleteProduct(changing, other));
  const undone = await setup.asAna((changing) => undoBatch(changing, second.json.batch, 'owner'));
  expect(undone?.left).toEqual([
    { id, fields: { price: ['EDIT.PROMOTION_LOST'], links: ['EDIT.UNKNOWN'] } },
  ]);
});
