import { expect, test } from 'vitest';
import type { Product } from '../../contract/shapes/product.ts';
import { guestCable, reelCable } from '../features/product/product.fixture.ts';
import { Component, loader } from './product.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const screen = { path: '/product/:alias', Component, loader };
const show = (product: Product) =>
  renderScreen(screen, `/product/${product.slug}`, {
    [`/api/products/items/${product.slug}`]: product,
  });

test('a guest reads what an account gives and finds no price, not even for machines', async () => {
  const { html, said } = await show(guestCable);
  expect(said).toContain('Prețul îl văd clienții cu cont');
  expect(said).toContain('Adaugă 1 m în coș');
  expect(html).not.toContain('"offers"');
  expect(html).not.toContain('priceCurrency');
});

test('a customer sees the old price, the saving, the price and the sum', async () => {
  const { html, said } = await show(reelCable);
  expect(said).toContain('Preț vechi 38,94 lei Economie −5,45 lei Preț 33,49 lei / m TVA inclus');
  expect(said).toContain('1 m = 33,49 lei');
  expect(html).toContain('"price":"33.49"');
});

test('the price of a pack comes with the price of a piece, for customers', async () => {
  const contents = { amount: 100, units: 'buc' };
  const pack = { ...reelCable, units: 'pachet', contents };
  expect((await show(pack)).said).toContain(
    'Preț 33,49 lei / pachet adică 0,33 lei / buc, TVA inclus',
  );
  expect((await show({ ...guestCable, contents })).said).not.toMatch(/adică|TVA inclus/);
});

test('what is sold out cannot be added; the way leads to similar products', async () => {
  const { html, said } = await show({ ...reelCable, stock: 0, similar: [reelCable] });
  const box = html.slice(html.indexOf('Nu este în stoc'), html.indexOf('id="specifications"'));
  expect(said).toContain('Nu este în stoc');
  expect(box).toContain('href="#similar"');
  expect(box).not.toContain('în coș');
});

test('a product that does not exist is a missing page', async () => {
  const { status } = await renderScreen(screen, '/product/nimic', {});
  expect(status).toBe(404);
});

test('search engines get the product and the way to it', async () => {
  const { html } = await show(reelCable);
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('<title>Cablu VVGng(A)-LS 5x2.5 mm²');
});
