import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeWindows1251 } from './encode-windows-1251.ts';
import type { CommerceObject } from './objects.ts';
import { readCommerceMl } from './read-commerceml.ts';

const sample = (name: string) => readFileSync(new URL(`../samples/${name}`, import.meta.url));

async function read(chunks: Iterable<Uint8Array>): Promise<CommerceObject[]> {
  const objects: CommerceObject[] = [];
  for await (const object of readCommerceMl(chunks)) objects.push(object);
  return objects;
}
const readText = (text: string) => read([Buffer.from(text)]);

function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const of = <Kind extends CommerceObject['kind']>(objects: CommerceObject[], kind: Kind) =>
  objects.filter((one): one is Extract<CommerceObject, { kind: Kind }> => one.kind === kind);

const wrapped = (inside: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ${attributes}>${inside}</КоммерческаяИнформация>`;

describe('the sample catalogue', async () => {
  const goods = await read([sample('import0_1.xml')]);
  const offers = await read([sample('offers0_1.xml')]);
  const changes = await read([sample('changes0_1.xml')]);

  test('is whole: groups of three levels, properties with dictionaries, products', () => {
    expect(goods[0]).toEqual({ kind: 'head', schema: '2.10', formedAt: '2026-11-14T21:00:05' });
    expect(of(goods, 'group').map(({ title, parentId }) => [title, parentId?.slice(-2)])).toEqual([
      ['Кабель и провод', undefined],
      ['Силовой кабель', '10'],
      ['ВВГнг-LS', '11'],
      ['Установочный провод', '10'],
      ['Электроустановочные изделия', undefined],
      ['Розетки', '14'],
    ]);
    expect(of(goods, 'property').map(({ title, values }) => [title, values.length])).toEqual([
      ['Марка', 3],
      ['Число жил', 0],
      ['Сечение, мм²', 0],
      ['Цвет', 2],
      ['Нормативный документ', 0],
    ]);
    expect(of(goods, 'product')).toHaveLength(8);
    expect(of(goods, 'section')).toEqual([
      {
        kind: 'section',
        section: 'catalogue',
        isChangesOnly: false,
        classifierId: 'c0ab1e01-0000-4000-8000-000000000001',
      },
    ]);
  });

  test('a product has its unit without blanks, other units, values and rates', () => {
    const [cable] = of(goods, 'product');
    expect(cable).toMatchObject({
      code: 'VVG-LS-3x1.5',
      barcode: '4849900000019',
      title: 'Кабель ВВГнг(А)-LS 3х1,5',
      fullTitle: 'Cablu VVGng(A)-LS 3x1,5 mm² 0,66 kV',
      unit: { code: '006', title: 'м', others: [{ unit: '736', factor: 100 }] },
      vatRate: 20,
      maker: { title: 'Exemplu Plant' },
      pictures: ['import_files/c0/vvg-3x1-5.jpg'],
      isService: false,
      isDeleted: false,
    });
    const nym = of(goods, 'product').find(({ code }) => code === 'NYM-J-3x2.5');
    expect(nym?.barcode).toBe('');
    expect(nym?.properties.at(-1)?.values).toEqual([]);
    expect(
      of(goods, 'product')
        .filter(({ isDeleted }) => isDeleted)
        .map(({ code }) => code),
    ).toEqual(['AVVG-2x2.5']);
  });

  test('offers have prices, variants, and stock in either spelling', () => {
    expect(of(offers, 'price-type').map(({ includesVat }) => includesVat)).toEqual([true, false]);
    expect(of(offers, 'warehouse').map(({ title }) => title)).toEqual([
      'Depozit Chișinău',
      'Magazin Bălți',
    ]);
    const all = of(offers, 'offer');
    expect(all).toHaveLength(9);
    expect(all[2]).toMatchObject({
      characteristics: [{ name: 'Намотка', value: 'бухта 100 м' }],
      prices: [
        { amount: 2840, factor: 100 },
        { amount: 2150, factor: 100 },
      ],
      stocks: [{ quantity: 4 }, { quantity: 2 }],
    });
    expect(all[5]).toMatchObject({ characteristicId: '', total: 100 });
    expect(all[3]?.stocks[0]?.quantity).toBe(-3);
    expect(
      of(changes, 'offer').map(({ stocks }) => stocks.map(({ quantity }) => quantity)),
    ).toEqual([[], [2000], [9]]);
    expect(of(changes, 'section').map(({ isChangesOnly }) => isChangesOnly)).toEqual([true, true]);
  });

  test('is the same however the bytes are cut', async () => {
    for (const [name, whole] of [
      ['import0_1.xml', goods],
      ['offers0_1.xml', offers],
    ] as const) {
      expect(await read(cut(sample(name), 1))).toEqual(whole);
    }
    const bytes = sample('changes0_1.xml');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (size) => {
        expect(await read(cut(bytes, size))).toEqual(changes);
      }),
      { numRuns: 25 },
    );
  });

  test('is the same in windows-1251', async () => {
    const text = sample('import0_1.xml').toString().slice(1).replace('UTF-8', 'windows-1251');
    const read1251 = await read(cut(encodeWindows1251(text), 7));
    expect(of(read1251, 'group')).toEqual(of(goods, 'group'));
    expect(of(read1251, 'product').length).toBe(8);
  });
});

describe('other generations of files', () => {
  test('3.x: prefixed names, deletion marks, a bare code of the unit', async () => {
    const objects = await readText(`<?xml version="1.0"?>
      <c:КоммерческаяИнформация xmlns:c="urn:1C.ru:commerceml_3" ВерсияСхемы="3.1" ДатаФормирования="2026-01-05T0:36:33">
        <c:Классификатор><c:Ид>k</c:Ид><c:Склады><c:Склад><c:Ид>w</c:Ид><c:Наименование>Depozit</c:Наименование></c:Склад></c:Склады></c:Классификатор>
        <c:Каталог><c:СодержитТолькоИзменения>false</c:СодержитТолькоИзменения><c:Товары><c:Товар>
          <c:Ид>p#x</c:Ид><c:НомерВерсии>AAE=</c:НомерВерсии><c:ПометкаУдаления>true</c:ПометкаУдаления>
          <c:БазоваяЕдиница>796 </c:БазоваяЕдиница>
        </c:Товар></c:Товары></c:Каталог>
      </c:КоммерческаяИнформация>`);
    expect(objects.map(({ kind }) => kind)).toEqual([
      'head',
      'warehouse',
      'classifier',
      'product',
      'section',
    ]);
    expect(objects[0]).toMatchObject({ formedAt: '2026-01-05T00:36:33' });
    expect(objects[3]).toMatchObject({
      id: 'p',
      characteristicId: 'x',
      isDeleted: true,
      unit: { code: '796', title: '' },
    });
    expect(objects[4]).toMatchObject({ isChangesOnly: false });
  });

  test('stock of the middle generation, and changed offers', async () => {
    const objects = await readText(
      wrapped(`<ИзмененияПакетаПредложений><Предложения>
        <Предложение><Ид>p</Ид><КоличествоНаСкладах><КоличествоНаСкладе><ИдСклада>w</ИдСклада><Количество>1 150,5</Количество></КоличествоНаСкладе></КоличествоНаСкладах></Предложение>
        <Предложение><Ид>q</Ид><Остатки><Остаток><Количество>4</Количество></Остаток></Остатки></Предложение>
      </Предложения></ИзмененияПакетаПредложений>`),
    );
    expect(of(objects, 'offer').map(({ stocks, total }) => ({ stocks, total }))).toEqual([
      { stocks: [{ warehouseId: 'w', quantity: 1150.5 }], total: null },
      { stocks: [], total: 4 },
    ]);
    expect(of(objects, 'section')[0]?.isChangesOnly).toBe(true);
  });

  test('an order in a container and a bare one', async () => {
    const document = (number: string) =>
      `<Документ><Ид>1</Ид><Номер>${number}</Номер><Номер1С>УТ-7</Номер1С><ХозОперация>Заказ товара</ХозОперация><Товары><Товар><Ид>p</Ид><Количество>2</Количество></Товар></Товары><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Проведен</Наименование><Значение>true</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ>`;
    const objects = await readText(
      wrapped(`${document('AAAA-0001')}<Контейнер>${document('AAAA-0002')}</Контейнер>`),
    );
    expect(of(objects, 'document')).toMatchObject([
      { number: 'AAAA-0001', number1c: 'УТ-7', isPosted: true, lines: [{ quantity: 2 }] },
      { number: 'AAAA-0002', isCancelled: false },
    ]);
  });
});

describe('what is no exchange file is refused', () => {
  const refused = {
    'a document type with entities': `<!DOCTYPE a [<!ENTITY b "c">]>${wrapped('').split('?>')[1]}`,
    'an entity nobody defined': wrapped('<Каталог><Ид>&lol;</Ид></Каталог>'),
    'a cut file': wrapped('<Каталог><Ид>1</Ид>').replace('</КоммерческаяИнформация>', ''),
    'another document': '<html></html>',
    'no text at all': '',
    'an unknown encoding': '<?xml version="1.0" encoding="EBCDIC"?><a/>',
    'endless depth': wrapped('<Группы>'.repeat(200) + '</Группы>'.repeat(200)),
    'an endless text': wrapped(`<Каталог><Ид>${'a'.repeat(1_000_001)}</Ид></Каталог>`),
  };
  test.each(Object.entries(refused))('%s', async (_, text) => {
    await expect(readText(text)).rejects.toThrow(expect.objectContaining({ name: 'DamagedFile' }));
  });

  test('bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<КоммерческаяИнформация>'),
      Buffer.from([0xff, 0xfe]),
    ]);
    await expect(read([bytes])).rejects.toThrow(expect.objectContaining({ name: 'DamagedFile' }));
  });
});
