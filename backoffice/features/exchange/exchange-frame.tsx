import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { useMay } from '../../session/session.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
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
      <SectionLinks
        label={text.parts}
        links={offered.map((one) => ({
          href: pages[one],
          label: text[one],
          isHere: one === page,
          count: one === 'waiting' ? data?.waiting : undefined,
        }))}
      />
      {children}
    </Screen>
  );
}
