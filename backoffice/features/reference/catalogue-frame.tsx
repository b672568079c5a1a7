import type { ReactNode } from 'react';
import { attributes } from '../../resources/attributes/resource.tsx';
import { brands } from '../../resources/brands/resource.tsx';
import { categories } from '../../resources/categories/resource.tsx';
import { units } from '../../resources/units/resource.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { text } from './messages.ts';

const pages = {
  categories: { href: categories.href, label: categories.texts.many },
  brands: { href: brands.href, label: brands.texts.many },
  attributes: { href: attributes.href, label: attributes.texts.many },
  units: { href: units.href, label: text.units },
} as const;

type Page = keyof typeof pages;
type Props = { page: Page; actions?: ReactNode; children: ReactNode };

/** What products are described with: one screen for each, side by side. */
export function CatalogueFrame({ page, actions, children }: Props) {
  return (
    <Screen title={pages[page].label} actions={actions}>
      <SectionLinks
        label={text.catalogue}
        links={(['categories', 'brands', 'attributes', 'units'] as const).map((one) => ({
          ...pages[one],
          isHere: one === page,
        }))}
      />
      {children}
    </Screen>
  );
}
