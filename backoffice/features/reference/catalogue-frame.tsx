import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { messages } from './messages.ts';

const pages = {
  categories: '/admin/catalogue',
  brands: '/admin/catalogue/brands',
  attributes: '/admin/catalogue/attributes',
  units: '/admin/catalogue/units',
} as const;

type Props = { page: keyof typeof pages; actions?: ReactNode; children: ReactNode };

/** What products are described with: one screen for each, side by side. */
export function CatalogueFrame({ page, actions, children }: Props) {
  const text = useMessages(messages);
  return (
    <Screen title={text[page]} actions={actions}>
      <SectionLinks
        label={text.catalogue}
        links={(['categories', 'brands', 'attributes', 'units'] as const).map((one) => ({
          href: pages[one],
          label: text[one],
          isHere: one === page,
        }))}
      />
      {children}
    </Screen>
  );
}
