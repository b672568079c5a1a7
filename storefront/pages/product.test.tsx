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

test('what is no longer sold keeps its page, with what took its place, and cannot be bought', async () => {
  const successor = { ...reelCable, id: 20, slug: 'nou', title: 'Cablu nou' };
  const archived = { ...reelCable, is_archived: true, stock: 0, successors: [successor] };
  const { html, said } = await show(archived);
  const box = html.slice(html.indexOf('Nu se mai vinde'), html.indexOf('id="specifications"'));
  expect(box).toContain('href="#successors"');
  expect(box).not.toMatch(/în coș|Livrare|lei/);
  expect(said).toContain('Îl înlocuiesc');
  expect(html).toContain('/product/nou');
  expect(html).not.toContain('"offers"');
});

test('documents of a product are named by what they are', async () => {
  const file = '/media/documents/fisa-0123456789.pdf';
  const documents = [{ kind: 'datasheet' as const, title: 'Fișa cablului', file }];
  const { html, said } = await show({ ...reelCable, documents });
  expect(said).toContain('Documente Fișa cablului Fișă tehnică, PDF');
  expect(html).toContain(`href="${file}"`);
  expect((await show(reelCable)).said).not.toContain('Documente');
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
