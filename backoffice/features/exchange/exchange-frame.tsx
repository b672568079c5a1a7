import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Permission } from '../../../contract/staff/permissions.ts';
import { useSession } from '../../session/session.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { text } from './messages.ts';
import { readOverview } from './read-overview.ts';

const pages = {
  overview: { href: '/admin/exchange', needs: 'jobs.read' },
  waiting: { href: '/admin/exchange/waiting', needs: 'products.read' },
  runs: { href: '/admin/exchange/runs', needs: 'jobs.read' },
  decisions: { href: '/admin/exchange/decisions', needs: 'products.read' },
  groups: { href: '/admin/exchange/groups', needs: 'products.read' },
  properties: { href: '/admin/exchange/properties', needs: 'products.read' },
  orders: { href: '/admin/exchange/orders', needs: 'orders.read' },
  trial: { href: '/admin/exchange/trial', needs: 'products.write' },
  connection: { href: '/admin/exchange/connection', needs: 'settings.read' },
} as const satisfies Record<string, { href: string; needs: Permission }>;
type Page = keyof typeof pages;

type Props = { page: Page; actions?: ReactNode; children: ReactNode };

/** What goes between 1C and the shop: one screen for each side of it. */
export function ExchangeFrame({ page, actions, children }: Props) {
  const { permissions } = useSession();
  const { data } = useQuery(readOverview);
  const offered = (Object.keys(pages) as Page[]).filter((one) =>
    permissions.includes(pages[one].needs),
  );
  return (
    <Screen title={text.title} needs={pages[page].needs} actions={actions}>
      <SectionLinks
        label={text.parts}
        links={offered.map((one) => ({
          href: pages[one].href,
          label: text[one],
          isHere: one === page,
          count:
            one === 'waiting' ? data?.waiting : one === 'groups' ? data?.groups_open : undefined,
        }))}
      />
      {children}
    </Screen>
  );
}
