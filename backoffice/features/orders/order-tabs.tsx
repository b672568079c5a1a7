import { orderStatuses } from '../../../contract/constants.ts';
import type { OrderCounts } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { locale } from '../../i18n.ts';
import { text } from './messages.ts';
import { asQuery, type OrderSearch } from './order-search.ts';

type Props = { search: OrderSearch; counts: OrderCounts | undefined };
type Tab = { label: string; leads: OrderSearch; count: number | undefined; isHere: boolean };

/** What waits for somebody: as the address asks for it, called and counted so. */
const waiting = [
  ['awaiting', 'awaiting', 'awaiting'],
  ['unpaid-transfers', 'unpaidTransfers', 'unpaid_transfers'],
  ['owed-back', 'owedBack', 'owed_back'],
  ['waiting', 'waiting', 'waiting'],
] as const;

/** The states as links, each with how many wait in it; the rest of the filters stays. */
export function OrderTabs({ search, counts }: Props) {
  const { status: _, only: __, ...others } = search;
  const { responsible: ___, ...anybody } = others;
  const isPlain = !search.status && !search.only && search.responsible !== 'me';
  const tabs: Tab[] = [
    { label: text.all, leads: anybody, count: undefined, isHere: isPlain },
    ...orderStatuses.map((status) => ({
      label: orderWords[locale].status[status],
      leads: { ...others, status },
      // How many there ever were is of no use.
      count:
        status === 'completed' || status === 'cancelled' ? undefined : counts?.statuses[status],
      isHere: search.status === status,
    })),
    {
      label: text.mine,
      leads: { ...others, responsible: 'me' },
      count: counts?.mine,
      isHere: search.responsible === 'me' && !search.status && !search.only,
    },
    ...waiting.map(([only, label, count]) => ({
      label: text[label],
      leads: { ...others, only },
      count: counts?.[count],
      isHere: search.only === only,
    })),
  ];
  return (
    <nav aria-label={text.states} className="rail flex border-b border-line px-2 md:flex-wrap">
      {tabs.map(({ label, leads, count, isHere }) => (
        <a
          key={label}
          href={`/admin/orders?${asQuery(leads)}`}
          aria-current={isHere ? 'page' : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-1 border-b-2 border-transparent px-2.5 text-sm -outline-offset-2 font-semibold text-steel hover:text-ink aria-[current]:border-copper aria-[current]:text-ink xl:px-1.5 xl:text-[13px] 2xl:px-2.5 2xl:text-sm"
        >
          {label}
          {count !== undefined && count > 0 && (
            <span className="rounded-full bg-mist px-1 text-xs tabular-nums text-steel">
              {counts && count >= counts.most ? `${counts.most}+` : count}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
