import { expect, test } from 'vitest';
import {
  defaultListingState,
  type ListingState,
  writeListingState,
} from '../../../../contract/catalogue-url.ts';
import { sortOptions } from '../../../../contract/constants.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { renderAt } from '../../../ui/testing/render-at.tsx';
import { brandFilter, priceFilter, sectionFilter } from '../catalogue.fixture.ts';
import { FilterPanel } from './filter-panel.tsx';

const panelOf = (
  filters: Filter[],
  state: Partial<ListingState> = {},
  unread = { from: '', to: '' },
) => (
  <FilterPanel
    filters={filters}
    view={{
      state: { ...defaultListingState, ...state },
      unread,
      orders: sortOptions,
      pathname: '/catalog/cabluri',
      hrefFor: (wanted) => `/catalog/cabluri?${writeListingState(wanted)}`,
      go: () => {},
      isPending: false,
    }}
  />
);
const panel = (...shown: Parameters<typeof panelOf>) =>
  renderAt('/catalog/cabluri', panelOf(...shown));

const optionsIn = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-checked="(true|false)"[^>]*href="([^"]*)"/g)].map(
    ([, checked, href]) => ({ checked, href }),
  );

const manySections: Filter = {
  ...sectionFilter,
  filter_items: Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    name: `section_mm2:${at + 1}`,
    title: `${at + 1} mm²`,
    count: 1,
  })),
};

test('options work without script: each is a link to the listing with it, or without it', () => {
  expect(optionsIn(panel([brandFilter], { brands: [71], page: 2 }))).toEqual([
    { checked: 'true', href: '/catalog/cabluri?' },
    { checked: 'false', href: '/catalog/cabluri?brands_id=65,71' },
  ]);
});

test('search engines are kept from following every combination', () => {
  expect(panel([sectionFilter]).match(/rel="nofollow"/g)).toHaveLength(2);
});

test('a long list is folded, yet what is chosen stands on top', () => {
  const html = panel([manySections], { attributes: ['section_mm2:12'] });
  expect(optionsIn(html)[0]?.checked).toBe('true');
  expect(html.match(/<li class="folded"/g)).toHaveLength(4);
  expect(html).toContain('Arată încă 4');
});

test('a short list has nothing to search in', () => {
  expect(panel([brandFilter])).not.toContain('type="search"');
  expect(panel([manySections])).toContain('aria-label="Caută: Secțiune"');
});

test('prices are typed into a form that keeps the other filters', () => {
  const html = panel([priceFilter], { brands: [65, 71], priceMin: 10 });
  expect(html).toContain('<input type="hidden" name="brands_id" value="65,71"/>');
  expect(html).toMatch(/name="price__gte"[^>]*value="10"/);
  expect(html).toContain('placeholder="1\u00a0281,53"');
});

test('what was typed for a price and is none stands there still, where no script said so', () => {
  const html = panel([priceFilter], {}, { from: '2.500', to: '' });
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="price__gte"[^>]*value="2\.500"/);
  expect(html).not.toMatch(/name="price__lte"[^>]*aria-invalid/);
});
