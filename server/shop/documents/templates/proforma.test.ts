import { expect, test } from 'vitest';
import { readPdf, textOf } from '../read-pdf.fixture.ts';
import { renderProforma } from './proforma.ts';
import { longTitle, sampleLine, sampleProforma } from './samples.fixture.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => sampleLine(at));

test('a buyer finds every field, and can copy it', async () => {
  const text = await textOf(await renderProforma(sampleProforma(), 'ro'));
  for (const field of [
    'CONT DE PLATĂ',
    'nr. 125 din 15.11.2026',
    'Comanda K7M2-Q9XD din 15.11.2026, valabil până la 20.11.2026',
    'Cablaj S.R.L.',
    'IDNO: 1014600987651',
    'Cod TVA: 0609998',
    'MD-2036, mun. Chișinău, str. Uzinelor 17/8',
    '+373 22 123 456',
    'comenzi@cablaj.example',
    'Electroinstal Grup S.R.L.',
    'IDNO: 1003600012346',
    'Cod TVA: 0201234',
    'MD-3100, mun. Bălți, str. Ștefan cel Mare 12',
    'Persoana de contact: Ion Rusu',
    '+373-69-123-456',
    'ion@electroinstal.example',
    'Cablu VVGng(A)-LS 3x2.5 mm², negru, la metru',
    'VVG-LS-3X2.5-100',
    '50 24,50 1 225,00 20 % 245,00 1 470,00',
    'Total fără TVA 1 225,00 lei',
    'TVA 20 % 245,00 lei',
    'Total de plată 1 470,00 lei',
    'O mie patru sute șaptezeci de lei 00 bani',
    'MD28 EX00 0002 2510 0149 8765',
    'B.C. „Exemplubank” S.A., EXEMMD2X',
    'Plata conform contului nr. 125 din 15.11.2026, inclusiv TVA 245,00 lei',
    'Livrare prin curier: mun. Bălți, Bălți, str. Ștefan cel Mare 12.',
    'Cablul tăiat la lungimea comandată nu se schimbă',
    'Marfa este rezervată până la 20.11.2026.',
    'nu este factură fiscală',
    'Emis de magazinul online Cablaj',
    'Document electronic, valabil fără semnătură și ștampilă.',
    'Pagina 1 din 1',
  ]) {
    expect(text).toContain(field);
  }
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('in Russian every Romanian title stays, with the Russian words beside it', async () => {
  const text = await textOf(await renderProforma(sampleProforma(), 'ru'));
  for (const field of [
    'CONT DE PLATĂ',
    'Счёт на оплату',
    'Furnizor / Поставщик',
    'Cumpărător / Покупатель',
    'Total de plată / Итого к оплате 1 470,00 lei',
    'Одна тысяча четыреста семьдесят леев 00 банов',
    'Кабель ВВГнг(А)-LS 3х2,5 мм²',
    'Plata conform contului nr. 125 din 15.11.2026, inclusiv TVA 245,00 lei',
    'Страница 1 из 1',
  ]) {
    expect(text).toContain(field);
  }
});

test('what does not concern this buyer is not said', async () => {
  const person = { name: 'Ion Rusu', idno: '', tva: '', address: '' };
  const text = await textOf(
    await renderProforma(
      sampleProforma({
        buyer: person,
        hasCut: false,
        issuedBy: 'Ana Popa',
        delivery: { type: 'pickup', place: '' },
      }),
      'ro',
    ),
  );
  expect(text.match(/IDNO:/g)).toHaveLength(1);
  expect(text).not.toContain('Persoana de contact');
  expect(text).not.toContain('tăiat');
  expect(text).toContain('Emis de: Ana Popa');
  expect(text).toContain('Marfa se ridică de la depozit.');
});

test.each(['ro', 'ru'] as const)(
  'sixty lines (%s) are light, whole and numbered',
  async (locale) => {
    const content = sampleProforma({ lines: lines(60) });
    const bytes = await renderProforma(content, locale);
    expect(bytes.length).toBeLessThan(100 * 1024);
    const pages = await readPdf(bytes);
    expect(pages.length).toBe(locale === 'ro' ? 3 : 4);
    pages.forEach((page, at) => {
      expect(page.text).toContain(`Pagina ${at + 1} din ${pages.length}`);
      // The header of the table comes again wherever there are rows.
      expect(page.text).toContain('Denumirea și codul');
      if (at > 0) expect(page.text).toMatch(/^Cont de plată nr\. 125 din 15\.11\.2026/);
    });
    const codes = pages.flatMap(({ text }) => text.match(/VVG-LS-3X2\.5-\d+/g) ?? []);
    expect(codes).toEqual(content.lines.map(({ code }) => code));
    // Sums and account stand together under the last row.
    const last = pages.at(-1)?.text ?? '';
    expect(last).toContain(String(content.lines.at(-1)?.code));
    expect(last).toContain('Total de plată');
    expect(last).toContain('MD28 EX00');
  },
);

test.each(['ro', 'ru'] as const)(
  'an order of four lines, with what its delivery costs, is one page (%s)',
  async (locale) => {
    const delivery = sampleLine(4, {
      code: '',
      title: { ro: 'Livrare prin curier', ru: 'Доставка курьером' },
    });
    const bytes = await renderProforma(sampleProforma({ lines: [...lines(4), delivery] }), locale);
    expect(await readPdf(bytes)).toHaveLength(1);
  },
);

test('long titles wrap, and no row is parted by a page', async () => {
  const [ro, ru] = longTitle;
  const content = sampleProforma({
    lines: lines(30).map((line) => ({ ...line, title: { ro, ru } })),
  });
  const pages = await readPdf(await renderProforma(content, 'ru'));
  const wholes = pages.flatMap(({ text }) => [
    text.match(/Cablu de alimentare/g)?.length ?? 0,
    text.match(/0,66\/1kV/g)?.length ?? 0,
    text.match(/0,66\/1кВ/g)?.length ?? 0,
  ]);
  for (let at = 0; at < wholes.length; at += 3) {
    expect(wholes.slice(at, at + 3)).toEqual([wholes[at], wholes[at], wholes[at]]);
  }
  expect(wholes.filter((_, at) => at % 3 === 0).reduce((sum, count) => sum + count, 0)).toBe(30);
});

test('large sums stay in one line', async () => {
  const line = sampleLine(0, {
    gross: 9_876_543_210_12,
    net: 8_230_452_675_10,
    vat: 1_646_090_535_02,
  });
  const [page] = await readPdf(await renderProforma(sampleProforma({ lines: [line] }), 'ro'));
  for (const sum of ['8 230 452 675,10', '1 646 090 535,02', '9 876 543 210,12']) {
    // In the line, among the sums and, for the tax, in what the bank is told.
    expect(page?.text.split(sum).length).toBeGreaterThan(2);
  }
});

test('the same proforma is drawn the same', async () => {
  const [one, two] = [
    await renderProforma(sampleProforma(), 'ro'),
    await renderProforma(sampleProforma(), 'ro'),
  ];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});
