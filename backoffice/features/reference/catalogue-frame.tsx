import type { ReactNode } from 'react';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Screen } from '../../ui/screen.tsx';
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
      <nav aria-label={text.catalogue} className="mb-4 flex flex-wrap gap-1">
        {(['categories', 'brands', 'attributes', 'units'] as const).map((one) => (
          <a
            key={one}
            href={pages[one]}
            aria-current={one === page ? 'page' : undefined}
            className="flex min-h-9 items-center rounded-control px-3 text-sm font-semibold text-steel hover:bg-mist aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {text[one]}
          </a>
        ))}
      </nav>
      {children}
    </Screen>
  );
}
