import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const size = { preset: 'product', width: 300, height: 300 } as const;
const drum = { file: '/media/default/drum.webp', alt: 'Tambur', title: '' };

test('a picture is asked for in its size, and loaded when it comes near', () => {
  const html = renderToStaticMarkup(<Picture picture={drum} {...size} />);
  expect(html).toContain('src="/media/product/drum.webp"');
  expect(html).toContain('alt="Tambur" width="300" height="300" loading="lazy"');
});

test('in the first view it is loaded at once, before others', () => {
  const html = renderToStaticMarkup(<Picture picture={drum} {...size} eager />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('a missing picture is a placeholder of the same size', () => {
  const html = renderToStaticMarkup(<Picture picture={null} {...size} />);
  expect(html).toContain('src="/media/product/placeholder.webp"');
});
