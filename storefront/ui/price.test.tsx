import { expect, test } from 'vitest';
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
