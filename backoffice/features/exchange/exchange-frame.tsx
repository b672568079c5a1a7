import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Badge } from '../../../storefront/ui/badge.tsx';
import { useMay } from '../../session/session.ts';
import { Screen } from '../../ui/screen.tsx';
import { messages } from './messages.ts';
import { readOverview } from './read-overview.ts';

const pages = {
  overview: '/admin/exchange',
  waiting: '/admin/exchange/waiting',
  runs: '/admin/exchange/runs',
  decisions: '/admin/exchange/decisions',
  properties: '/admin/exchange/properties',
  orders: '/admin/exchange/orders',
  trial: '/admin/exchange/trial',
  connection: '/admin/exchange/connection',
} as const;
type Page = keyof typeof pages;

type Props = { page: Page; actions?: ReactNode; children: ReactNode };

/** What goes between 1C and the shop: one screen for each side of it. */
export function ExchangeFrame({ page, actions, children }: Props) {
  const text = useMessages(messages);
  const maySeeOrders = useMay('orders.read');
  const mayTry = useMay('products.write');
  const maySetUp = useMay('settings.read');
  const { data } = useQuery(readOverview);
  const offered: Page[] = [
    'overview',
    'waiting',
    'runs',
    'decisions',
    'properties',
    ...(maySeeOrders ? (['orders'] as const) : []),
    ...(mayTry ? (['trial'] as const) : []),
    ...(maySetUp ? (['connection'] as const) : []),
  ];
  return (
    <Screen title={text.title} actions={actions}>
      <nav aria-label={text.parts} className="mb-4 flex flex-wrap gap-1">
        {offered.map((one) => (
          <a
            key={one}
            href={pages[one]}
            aria-current={one === page ? 'page' : undefined}
            className="flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-semibold text-steel hover:bg-mist aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {text[one]}
            {one === 'waiting' && data !== undefined && data.waiting > 0 && (
              <Badge kind="count">{data.waiting}</Badge>
            )}
          </a>
        ))}
      </nav>
      {children}
    </Screen>
  );
}
