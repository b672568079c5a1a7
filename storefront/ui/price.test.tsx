import { expect, test } from 'vitest';
import { ShownPrices } from '../state/shown-prices.ts';
import { netPrices } from './net-prices.tsx';
import { Price } from './price.tsx';
import { renderAt } from './testing/render-at.tsx';

const said = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a guest is shown no price at all', () => {
  expect(renderAt('/', <Price price={null} unit="m" />)).toBe('');
});

test('a price comes with its unit', () => {
  expect(said(renderAt('/', <Price price={1234.5} unit="m" />))).toBe('Preț 1 234,50 lei / m');
});

test('a promotion shows the old price, the new one and the saving', () => {
  const html = renderAt('/ru/discount', <Price price={100} promotion={79.9} unit="шт." />);
  expect(said(html)).toBe('Старая цена 100,00 lei Экономия −20,10 lei Цена 79,90 lei / шт.');
  expect(html).toContain('<s>100,00');
});

test('a promotion that would cost more is none', () => {
  expect(said(renderAt('/', <Price price={100} promotion={120} />))).toBe('Preț 100,00 lei');
});

test('a company that wants prices without VAT sees them so, and what they come to with it', () => {
  const shown = renderAt(
    '/',
    <ShownPrices value={netPrices}>
      <Price price={120} promotion={108} vatRate={20} unit="m" />
      <Price price={10.8} vatRate={8} />
    </ShownPrices>,
  );
  expect(said(shown)).toBe(
    'Preț vechi 100,00 lei Economie −10,00 lei Preț 90,00 lei / m fără TVA (108,00 lei cu TVA) ' +
      'Preț 10,00 lei fără TVA (10,80 lei cu TVA)',
  );
});

test('a guest is shown no price without VAT either', () => {
  const shown = (
    <ShownPrices value={netPrices}>
      <Price price={null} />
    </ShownPrices>
  );
  expect(renderAt('/', shown)).toBe('');
});

test('a price has the parts of a ban that it has, with VAT and without', () => {
  const agreed = { price: 0.28, basis: 'net', vat_rate: 20 } as const;
  const gross = { price: 0.3365, basis: 'gross', vat_rate: 20 } as const;
  const shown = (
    <>
      <Price price={0.34} agreed={agreed} vatRate={20} unit="m" />
      <Price price={0.34} agreed={agreed} promotion={0.3} vatRate={20} />
      <Price price={0.34} agreed={gross} vatRate={20} />
    </>
  );
  expect(said(renderAt('/', shown))).toBe(
    'Preț 0,336 lei / m Preț vechi 0,336 lei Economie −0,036 lei Preț 0,30 lei Preț 0,3365 lei',
  );
  const net = renderAt('/', <ShownPrices value={netPrices}>{shown}</ShownPrices>);
  expect(said(net)).toBe(
    'Preț 0,28 lei / m fără TVA (0,336 lei cu TVA) ' +
      'Preț vechi 0,28 lei Economie −0,03 lei Preț 0,25 lei fără TVA (0,30 lei cu TVA) ' +
      'Preț 0,2804 lei fără TVA (0,3365 lei cu TVA)',
  );
});
