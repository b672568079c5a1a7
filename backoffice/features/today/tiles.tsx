import { formatCount } from '../../../contract/amount.ts';
import { type Today, waitingStatuses } from '../../../contract/staff/today.ts';
import { formatMoney } from '../../ui/format.ts';
import { text } from './messages.ts';

type Tile = {
  href: string;
  label: string;
  count: number;
  note?: string;
  /** What should not wait is told in another colour. */
  isPressing?: boolean;
};

/** What waits for somebody; each leads to the list of it. */
export function Tiles({ today }: { today: Today }) {
  const tiles = useTiles(today);
  if (tiles.length === 0) return null;
  return (
    <section aria-label={text.waits}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {tiles.map(({ href, label, count, note, isPressing }) => (
          <li key={href}>
            <a
              href={href}
              className="panel flex h-full min-h-24 flex-col px-4 py-3 hover:border-edge hover:bg-mist"
            >
              <span className="text-sm text-steel">{label}</span>
              <span
                className={`mt-1 text-2xl leading-8 font-semibold tabular-nums ${
                  count === 0 ? 'text-steel' : isPressing ? 'text-danger' : 'text-ink'
                }`}
              >
                {formatCount(count)}
              </span>
              {note && count > 0 && <span className="text-xs text-steel">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTiles({ orders, messages: written, mails, stock, exchange }: Today): Tile[] {
  const tiles: Tile[] = [];
  if (orders) {
    for (const status of waitingStatuses) {
      const count = orders.waiting[status];
      tiles.push({ href: `/admin/orders?status=${status}`, label: text[status], count });
    }
    const { unpaid_transfers: transfers, owed_back: owed, pickup_too_long: pickup } = orders;
    tiles.push({
      href: '/admin/orders?only=unpaid-transfers',
      label: text.unpaidTransfers,
      count: transfers.orders,
      note: formatMoney(transfers.total),
    });
    tiles.push({
      href: '/admin/orders?only=owed-back',
      label: text.owedBack,
      count: owed.orders,
      note: formatMoney(owed.total),
      isPressing: true,
    });
    tiles.push({
      href: '/admin/orders?only=waiting',
      label: text.pickupTooLong,
      count: pickup.orders,
      note: text.pickupDays(pickup.days),
      isPressing: true,
    });
  }
  if (written) {
    tiles.push({ href: '/admin/messages?state=new', label: text.messages, count: written.new });
  }
  if (mails) {
    tiles.push({
      href: '/admin/mail?state=failed',
      label: text.mails,
      count: mails.failed,
      isPressing: true,
    });
  }
  if (exchange) {
    tiles.push({
      href: '/admin/exchange/waiting',
      label: text.exchange,
      count: exchange.waiting,
    });
  }
  if (stock) tiles.push({ href: '/admin/low-stock', label: text.lowStock, count: stock.low });
  return tiles;
}
