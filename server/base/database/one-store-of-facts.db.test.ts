import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrations.ts';

/** The last version in which specifications repeated what attributes say. */
const OLDER = '0049-staff-password-links';

const line = (label: [string, string], value: [string, string]) => ({
  label_ro: label[0],
  label_ru: label[1],
  value_ro: value[0],
  value_ru: value[1],
});

const brand = line(['Brand', 'Бренд'], ['Elmo', 'Elmo']);
const section = (ro: string, ru: string) => line(['Secțiune', 'Сечение'], [ro, ru]);
const standard = line(['Standard', 'Стандарт'], ['EN 50525', 'EN 50525']);
const armour = (ro: string, ru: string) => line(['Armat', 'Броня'], [ro, ru]);

/** What stood in the table of a product of 4 mm² without armour, by its code. */
const lines = {
  'says-the-same': [brand, section('4 mm²', '4 мм²'), armour('nu', 'нет'), standard],
  'written-otherwise': [section(' 4 MM² ', ''), standard],
  'of-the-sheet': [section('2,5 mm²', '2,5 мм²'), standard],
  'other-brand': [line(['Brand', 'Бренд'], ['Alta', 'Alta'])],
  several: [section('2,5 mm²', ''), armour('da', 'да'), standard],
  'free-alone': [standard, line(['Lungime', 'Длина'], ['10 m', '10 м'])],
};

let db: Database;
beforeAll(async () => {
  db = connect(await createDatabase('bare'), { patience: PATIENCE });
  await migrate(db, OLDER);
  await sql`insert into unit (key, title_ro, title_ru) values ('m', 'm', 'м')`.execute(db);
  await sql`
    insert into category (level, path, slug, title_ro, title_ru, position)
    values (1, '{1}', 'cabluri', 'Cabluri', 'Кабели', 1)`.execute(db);
  await sql`insert into brand (slug, title, position) values ('elmo', 'Elmo', 1)`.execute(db);
  await sql`
    insert into attribute (key, title_ro, title_ru, kind, position)
    values
      ('section_mm2', 'Secțiune', 'Сечение', 'number', 1),
      ('armour', 'Armat', 'Броня', 'word', 2),
      ('u_v', 'Tensiune', 'Напряжение', 'number', 3),
      ('shield', 'Ecran', 'Экран', 'word', 4),
      ('cores', 'Conductoare', 'Жилы', 'number', 5)`.execute(db);
  await sql`
    insert into attribute_value (attribute_id, key, number, label_ro, label_ru)
    values
      (1, '4', 4, '4 mm²', '4 мм²'),
      (1, '2.5', 2.5, '2,5 mm²', '2,5 мм²'),
      (2, 'no', null, 'nu', 'нет'),
      (3, '24 DC', 24, '24 V DC', '24 В DC'),
      (3, '230', 230, '230 V', '230 В'),
      (3, '400', 400, '400 V', '400 В'),
      (4, 'no', null, 'nu', 'нет'),
      (4, 'UTP', null, 'UTP', 'UTP'),
      (5, '3', 3, '3', '3')`.execute(db);
  for (const [code, specifications] of Object.entries(lines)) {
    await sql`
      insert into product
        (slug, code, brand_id, category_id, unit, title_ro, title_ru, price, specifications)
      values
        (${code}, ${code}, 1, 1, 'm', ${code}, '', 100, ${JSON.stringify(specifications)})`.execute(
      db,
    );
  }
  await sql`
    insert into product_attribute (product_id, attribute_value_id, position)
    select product.id, value, value
    from product
    cross join (values (1), (3)) as held (value)`.execute(db);
  await sql`
    insert into external_link (system, kind, external_id, local_id, version, given)
    select '1c', 'product', code, id, '', jsonb_build_object('specifications', specifications)
    from product`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

test('what attributes say is no line any more, and what they do not say stays', async () => {
  const rows = await db
    .selectFrom('product')
    .select(['code', 'specifications'])
    .orderBy('id')
    .execute();
  expect(Object.fromEntries(rows.map((row) => [row.code, row.specifications]))).toEqual({
    'says-the-same': [standard],
    'written-otherwise': [standard],
    'of-the-sheet': [standard],
    'other-brand': [],
    several: [standard],
    'free-alone': lines['free-alone'],
  });
});

test('what disagreed is listed with what holds by now, and nothing else is', async () => {
  const entries = await db
    .selectFrom('audit_entry')
    .innerJoin('product', (join) => join.on(sql`product.id::text`, '=', sql.ref('entity_id')))
    .select(['code', 'verb', 'entity', 'before', 'after'])
    .where('actor', '=', 'migration')
    .orderBy('audit_entry.id')
    .execute();
  const listed = (code: string, before: string, after: string) => ({
    code,
    verb: 'change',
    entity: 'product',
    before: { specifications: before },
    after: { specifications: after },
  });
  expect(entries).toEqual([
    listed('of-the-sheet', 'Secțiune: 2,5 mm²', 'Secțiune: 4 mm²'),
    listed('other-brand', 'Brand: Alta', 'Brand: Elmo'),
    listed('several', 'Secțiune: 2,5 mm²\nArmat: da', 'Secțiune: 4 mm²\nArmat: nu'),
  ]);
});

test('numbers have their unit, and yes or no is a kind of its own with both values', async () => {
  const rows = await db
    .selectFrom('attribute')
    .select(['key', 'kind', 'unit_ro', 'unit_ru'])
    .orderBy('id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['section_mm2', 'number', 'mm²', 'мм²'],
    ['armour', 'yes-no', '', ''],
    ['u_v', 'number', 'V', 'В'],
    ['shield', 'word', '', ''],
    ['cores', 'number', '', ''],
  ]);
  const values = await db
    .selectFrom('attribute_value')
    .select(['key', 'number', 'label_ru'])
    .where('attribute_id', '=', 2)
    .orderBy('key')
    .execute();
  expect(values).toEqual([
    { key: 'no', number: 0, label_ru: 'нет' },
    { key: 'yes', number: 1, label_ru: 'да' },
  ]);
});

test('1C is remembered to have said what stands here, so that it may change it later', async () => {
  const { rows } = await sql<{ same: boolean }>`
    select bool_and(given -> 'specifications' = specifications) as same
    from external_link
    inner join product on product.id = local_id`.execute(db);
  expect(rows).toEqual([{ same: true }]);
});
