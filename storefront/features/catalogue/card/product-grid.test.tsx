import { expect, test } from 'vitest';
import { renderAt } from '../../../ui/testing/render-at.tsx';
import { cable } from '../catalogue.fixture.ts';
import { ProductGrid } from './product-grid.tsx';

const cord = { ...cable, id: 8, slug: 'pvs-3x2-5' };
const cardsOf = (path: string, equivalents?: number[]) =>
  renderAt(path, <ProductGrid products={[cable, cord]} equivalents={equivalents} />)
    .split('<article')
    .slice(1);

test('a product near the one asked for says so, and that it is to be compared', () => {
  const [plain, near] = cardsOf('/search', [cord.id]);
  expect(plain).not.toContain('echivalent');
  expect(near).toMatch(
    /title="Marcă apropiată de cea cerută: comparați caracteristicile\."[^>]*>echivalent<\/span>/,
  );
  expect(cardsOf('/ru/search', [cord.id])[1]).toContain('>аналог</span>');
});

test('the label leads to the product as the rest of its card does', () => {
  const [, near] = cardsOf('/search', [cord.id]);
  expect(near).toMatch(/<a href="\/product\/pvs-3x2-5"(?:(?!<\/a>).)*>echivalent</);
});

test('where nothing was searched nothing is labelled', () => {
  expect(cardsOf('/catalog/cabluri').join()).not.toContain('echivalent');
});
