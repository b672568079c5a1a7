import { afterAll, expect, test } from 'vitest';
import { addStaff } from '../../testing/add-staff.ts';
import { attributeValues } from '../catalogue/writing/attribute-values.ts';
import { attributes } from '../catalogue/writing/attributes.ts';
import { openImportSetup } from './import-setup.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { shop, db, small, tried, applied, undone, asAna, catalogueNow } = setup;
const { headers } = await addStaff(shop.shop);

const options = { writes: ['attributes', 'details'] };
const productOf = async (id: number) => {
  await shop.changes.catchUp();
  const { slug } = await setup.readProduct(id);
  const { json } = await shop.api('GET', `/products/items/${slug}/`);
  return json;
};
const tableOf = async (id: number) => (await productOf(id)).specifications;

const attribute = (fields: object) =>
  asAna(async (changing) => Number((await attributes.create(changing, fields)).id));

async function filterBy(id: number) {
  const category = small.categories.copper;
  const { json } = await shop.api('GET', `/staff/categories/${category}/`, { headers });
  const fields = { attributes: [...json.attributes, id] };
  await shop.api('POST', `/staff/categories/${category}/`, {
    headers,
    body: { version: json.version, fields },
  });
  await shop.changes.catchUp();
}

const wholeTable = async () => {
  const path = '/api/staff/products/export/?format=csv&whole=true';
  return (
    await shop.app.request(path, { headers: { ...headers, 'Accept-Language': 'ro' } })
  ).text();
};

test('a new fact is data: made, imported, shown, filtered, searched, exported, and back again', async () => {
  const country = await attribute({
    key: 'origin',
    title_ro: 'Țara de origine',
    title_ru: 'Страна происхождения',
    kind: 'word',
  });
  await filterBy(country);
  const { ids, codes } = await setup.many(2);
  const [first = 0, second = 0] = ids;
  const table = `Cod;Țara de origine\n${codes[0]};Portugalia\n${codes[1]};portugalia\n`;
  const before = await catalogueNow();
  const { id, summary } = await tried(table, { options });
  expect(await catalogueNow()).toEqual(before);
  expect(summary).toMatchObject({
    counts: { changed: 2 },
    attributes: ['Țara de origine'],
    values: [
      { attribute: { ro: 'Țara de origine' }, value: { ro: 'Portugalia' }, rows: 1 },
      { attribute: { ro: 'Țara de origine' }, value: { ro: 'portugalia' }, rows: 1 },
    ],
  });
  // Whoever reads Russian is told of the attribute in Russian.
  const { json: shown } = await shop.api('GET', `/staff/imports/${id}/`, { headers, locale: 'ru' });
  expect(shown.run.found.values[0].attribute).toBe('Страна происхождения');
  expect(shown.rows[0].changes[0]).toMatchObject({
    from: 'Страна происхождения: —',
    to: 'Страна происхождения: Portugalia',
  });
  await applied(id, { values: true });

  const name = 'origin:portugalia';
  const row = { title: 'Țara de origine', value: 'Portugalia', shared: [name] };
  expect(await tableOf(first)).toContainEqual(row);
  // Whatever the letters, it is one value.
  expect(await tableOf(second)).toContainEqual(row);
  const { json: filters } = await shop.api(
    'GET',
    '/categories/categories-filter/?parent_type=subcategory&parent_slug=cupru',
    { locale: 'ru' },
  );
  expect(JSON.stringify(filters)).toContain('Страна происхождения');
  const listing = await shop.api(
    'GET',
    `/products/items/?parent_type=subcategory&parent_slug=cupru&attributes=${name}`,
  );
  expect(listing.json.results.map((card: { id: number }) => card.id).toSorted()).toEqual(
    [first, second].toSorted(),
  );
  const found = await shop.api('GET', '/products/search-filter/?search=portugalia');
  expect(found.json.results).toHaveLength(2);
  const exported = await wholeTable();
  expect(exported).toContain('Țara de origine');
  expect(exported).toContain('Portugalia');
  const again = await tried(exported, { options });
  expect(again.summary?.counts).toMatchObject({ changed: 0, new: 0, refused: 0 });
  expect(again.rows.flatMap(({ problems }) => problems)).toEqual([]);
});

test('values nobody wanted leave their cells as they are, and the rest of the row is applied', async () => {
  const finish = await attribute({ key: 'finish', title_ro: 'Finisaj', kind: 'word' });
  const { ids, codes } = await setup.many(1);
  const [id = 0] = ids;
  const table = `Cod;Finisaj;Garanție, luni\n${codes[0]};mat;36\n`;
  const trial = await tried(table, { options });
  expect(trial.summary?.values).toEqual([
    { attribute: { ro: 'Finisaj', ru: 'Finisaj' }, value: { ro: 'mat', ru: 'mat' }, rows: 1 },
  ]);
  await applied(trial.id);
  expect(await productOf(id)).toMatchObject({ warranty: 36 });
  expect((await tableOf(id)).map(({ title }: { title: string }) => title)).not.toContain('Finisaj');
  const values = await db
    .selectFrom('attribute_value')
    .select('id')
    .where('attribute_id', '=', finish)
    .execute();
  expect(values).toEqual([]);
});

test('the unit stands in the heading: another size of it is converted, and yes or no is read in words', async () => {
  const length = await attribute({
    key: 'reach',
    title_ro: 'Bătaie',
    title_ru: 'Дальность',
    kind: 'number',
    unit_ro: 'm',
    unit_ru: 'м',
  });
  const ten = await asAna((changing) =>
    attributeValues.create(changing, { attribute_id: length, key: '10', number: 10 }),
  );
  await attribute({ key: 'armed', title_ro: 'Armat', title_ru: 'Броня', kind: 'yes-no' });
  const { ids, codes } = await setup.many(4);
  const trial = await tried(
    `Cod;Дальность, см;Броня
${codes[0]};1000;да
${codes[1]};40 м;нет
${codes[2]};2,5;возможно
${codes[3]};;нет
`,
    { options },
  );
  expect(
    trial.rows.map(({ problems }) => (problems as { key: string }[]).map(({ key }) => key)),
  ).toEqual([[], ['ROW.NOT_VALUE'].slice(1), ['ROW.YES_NO'], []]);
  await applied(trial.id, { values: true });
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const stored = await db
    .selectFrom('product_attribute')
    .select('attribute_value_id')
    .where('product_id', '=', first)
    .execute();
  expect(stored.map(({ attribute_value_id }) => attribute_value_id)).toContain(ten);
  expect(await tableOf(first)).toContainEqual({ title: 'Armat', value: 'da', shared: null });
  // A cell that says its own unit means it.
  expect(await tableOf(second)).toContainEqual({ title: 'Bătaie', value: '40 m', shared: null });
  expect(await tableOf(third)).toContainEqual({ title: 'Bătaie', value: '0,025 m', shared: null });
  expect(await tableOf(fourth)).toContainEqual({ title: 'Armat', value: 'nu', shared: null });
});

test('texts, warranty, free lines, documents and links come by a table, and go as they were when it is undone', async () => {
  const { ids, codes } = await setup.many(2);
  const [id = 0, other = 0] = ids;
  const before = await catalogueNow();
  const table = [
    'Cod;Descriere (ro);Descriere (ru);Garanție, luni;Alte caracteristici (ro);Alte caracteristici (ru);Documente;Produse legate',
    `${codes[0]};<p>Bun</p><script>x</script>;<p>Хорош</p>;24;"Standard: EN 50525\nClasa: 5";"Стандарт: EN 50525\nКласс: 5";datasheet | Fișă | Паспорт | ${small.document};accessory: ${codes[1]}`,
  ].join('\n');
  const trial = await tried(table, { options });
  expect(trial.rows).toMatchObject([{ outcome: 'changed', problems: [] }]);
  const { run } = await applied(trial.id);
  expect(await productOf(id)).toMatchObject({
    description: '<p>Bun</p>',
    warranty: 24,
    documents: [{ kind: 'datasheet', title: 'Fișă', file: small.document }],
    accessories: [{ id: other }],
  });
  expect((await tableOf(id)).slice(-2)).toEqual([
    { title: 'Standard', value: 'EN 50525', shared: null },
    { title: 'Clasa', value: '5', shared: null },
  ]);
  expect(run?.state).toBe('applied');
  await undone(trial.id);
  const after = await catalogueNow();
  for (const name of ['product_document', 'product_link', 'product_attribute'] as const) {
    expect(after[name]).toBe(before[name]);
  }
  expect(await productOf(id)).toMatchObject({ description: '', warranty: 0, documents: [] });
});

test('new products begin with all their table says', async () => {
  const table =
    'Cod;Denumire;Preț;Secțiune;Garanție, luni;Descriere (ro)\nFAPT-1;Cablu cu fapte;5,00;2.5;12;<p>Nou</p>\n';
  const creates = { category: small.categories.copper, unit: 'm', brand: small.brand };
  const trial = await tried(table, {
    options: {
      writes: ['price', 'attributes', 'details'],
      creates: { ...creates, state: 'active' },
    },
  });
  expect(trial.rows).toMatchObject([{ outcome: 'new', problems: [] }]);
  await applied(trial.id);
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'FAPT-1')
    .executeTakeFirstOrThrow();
  const product = await productOf(id);
  expect(product).toMatchObject({ warranty: 12, description: '<p>Nou</p>' });
  expect(product.specifications[1]).toMatchObject({ shared: ['section_mm2:2.5'] });
});
