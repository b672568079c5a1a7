import { expect, test } from 'vitest';
import { millimetres } from '../pdf/paper.ts';
import { picksOf } from '../picks.ts';
import { readPdf, textOf } from '../read-pdf.fixture.ts';
import { renderCutLabels } from './cut-labels.ts';
import { renderDeliveryNotes } from './delivery-note.ts';
import { renderPickList } from './pick-list.ts';
import { longTitle, sampleOrder, sampleSeller as seller } from './samples.fixture.ts';
import { renderWarranty } from './warranty.ts';

const now = new Date('2026-11-15T10:00:00Z');
const about = { seller, shop: 'Cablaj', locale: 'ro', now } as const;

test('a delivery note tells what was ordered and leaves room for what was cut', async () => {
  const text = await textOf(await renderDeliveryNotes([sampleOrder(3)], about));
  for (const field of [
    'Proces-verbal de predare-primire',
    'Comanda K7M2-Q9XD din 15.11.2026',
    'Electroinstal Grup S.R.L.',
    'După ora 18, sunați la poartă',
    'Comandat Predat Colacul / Metraj la Metraj la',
    'tamburul nr. început sfârșit',
    '50 m',
    '51 buc — — —',
    'A tăiat și a predat',
    'A primit',
    'Delegația: seria, nr., data',
  ]) {
    expect(text).toContain(field);
  }
});

test('the delivery note of a part tells which part it is, and lists that part', async () => {
  const order = sampleOrder(3);
  const part = {
    ...order,
    lines: order.lines.slice(0, 1),
    part: { place: 2, of: 3, sentOn: '2026-11-18', given: new Map([[1, 25]]) },
  };
  const text = await textOf(await renderDeliveryNotes([part], about));
  expect(text).toContain('Coletul 2 din 3, trimis la 18.11.2026');
  expect(text).toContain('50 m 25 m');
  expect(text).not.toContain('51 buc');
});

test('several delivery notes are one file, each with its own pages', async () => {
  const orders = [sampleOrder(40), sampleOrder(2, { id: 'A1B2-C3D4' })];
  const pages = await readPdf(await renderDeliveryNotes(orders, { ...about, locale: 'ru' }));
  const numbers = pages.map(({ text }) => /Страница (\d+ из \d+)/.exec(text)?.[1]);
  expect(numbers.at(-1)).toBe('1 из 1');
  expect(numbers.slice(0, -1)).toEqual(
    numbers.slice(0, -1).map((_, at) => `${at + 1} из ${numbers.length - 1}`),
  );
});

test('a warranty certificate names what has a warranty, and until when once it is sold', async () => {
  const open = await textOf(await renderWarranty(sampleOrder(3), about));
  expect(open).toContain('VVG-LS-3X2.5-101');
  expect(open).not.toContain('VVG-LS-3X2.5-100');
  expect(open).not.toContain('2028');
  const sold = await textOf(
    await renderWarranty(sampleOrder(3, { completed_on: '2026-12-31' }), about),
  );
  expect(sold).toContain('Data vânzării: 31.12.2026');
  expect(sold).toContain('24 31.12.2028');
});

test('the warehouse takes product by product, the longest cuts first, then by order', async () => {
  const lengths = [
    ['B000-0002', 20],
    ['A000-0001', 80],
    ['A000-0003', 20],
  ] as const;
  const orders = lengths.map(([id, quantity]) => {
    const order = sampleOrder(2, { id });
    if (order.lines[0]) order.lines[0].quantity = quantity;
    return order;
  });
  const [cable] = picksOf(orders);
  expect(cable).toMatchObject({ total: 120, isCut: true });
  expect(cable?.picked.map(({ quantity, order }) => [order.id, quantity])).toEqual([
    ['A000-0001', 80],
    ['A000-0003', 20],
    ['B000-0002', 20],
  ]);
  const text = await textOf(await renderPickList(orders, about));
  expect(text).toContain('Comenzi: 3');
  expect(text).toContain('în total: 120 m, lungimi: 3');
  expect(text.match(/\b[28]0 m(?=\D)/g)).toEqual(['80 m', '20 m', '20 m']);
  const first = ['A000-0001', 'A000-0003', 'B000-0002'];
  expect(text.match(/[AB]000-000\d/g)?.slice(0, 3)).toEqual(first);
});

test('packs are counted on paper as people count them', async () => {
  const order = sampleOrder(1);
  order.lines = order.lines.map((line) => ({
    ...line,
    quantity: 6,
    unit_ro: 'pachet',
    is_cut: false,
    cut_length: null,
    warranty_months: 24,
  }));
  const papers = [
    await renderDeliveryNotes([order], about),
    await renderPickList([order], about),
    await renderWarranty(order, about),
  ];
  for (const paper of papers) expect(await textOf(paper)).toContain('6 pachete');
});

test('each length of cable has a label of 80 mm, pieces have none', async () => {
  const order = sampleOrder(4);
  if (order.lines[0]) order.lines[0].title_ro = longTitle[0].repeat(2);
  const addressOf = (id: string) => `https://cablaj.example/admin/orders/${id}`;
  const pages = await readPdf(await renderCutLabels([order], { ...about, addressOf }));
  expect(pages).toHaveLength(2);
  for (const { width } of pages) expect(width).toBeCloseTo(millimetres(80), 1);
  for (const field of ['VVG-LS-3X2.5-100', '50 m', 'K7M2-Q9XD', '…']) {
    expect(pages[0]?.text).toContain(field);
  }
});

test('lengths that were ordered one by one are taken and labelled one by one', async () => {
  const order = sampleOrder(1);
  const [line] = order.lines;
  if (!line) throw new Error('the sample has a line');
  order.lines = [
    { ...line, id: 1, quantity: 60, cut_length: 20, one_piece: true },
    { ...line, id: 2, quantity: 50, cut_length: 50, one_piece: true },
    // Of three times ten, five metres have left.
    { ...line, id: 3, quantity: 25, cut_length: 10, one_piece: true },
  ];
  const [cable] = picksOf([order]);
  expect(cable?.total).toBe(135);
  expect(cable?.picked.map(({ quantity }) => quantity)).toEqual([50, 20, 20, 20, 10, 10, 5]);
  const labels = await readPdf(
    await renderCutLabels([order], { shop: 'Cablaj', addressOf: (id) => id, locale: 'ro', now }),
  );
  expect(labels).toHaveLength(7);
  const note = await textOf(await renderDeliveryNotes([order], about));
  for (const lengths of ['3 × 20 m', '1 × 50 m', '2 × 10 m + 1 × 5 m']) {
    expect(note.replaceAll('\u00a0', ' ')).toContain(lengths);
  }
});
