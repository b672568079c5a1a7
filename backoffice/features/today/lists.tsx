import type { ReactNode } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import type { Today } from '../../../contract/staff/today.ts';
import { formatMoney, quoted } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

/** What sold best, what is short, what was not found: as far as one may see it. */
export function Lists({ today: { sales, stock, searches } }: { today: Today }) {
  const hasSales = sales !== null && sales.products.length > 0;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {hasSales && (
        <Panel title={text.bestProducts}>
          <Shares
            rows={sales.products.map(({ id, title, code, quantity, units, total }) => ({
              key: id,
              name: (
                <a href={`/admin/products/${id}`} className="hover:underline">
                  {title}
                </a>
              ),
              note: `${code} · ${formatAmount(quantity, units)}`,
              total,
            }))}
          />
        </Panel>
      )}
      {hasSales && (
        <Panel title={text.bestCategories}>
          <Shares
            rows={sales.categories.map(({ id, title, total }) => ({ key: id, name: title, total }))}
          />
        </Panel>
      )}
      {stock && (
        <Panel title={text.lowStock} actions={<More href="/admin/low-stock" label={text.allLow} />}>
          {stock.products.length === 0 && <p className="text-steel">{text.lowNone}</p>}
          <Rows>
            {stock.products.map(({ id, title, units, stock: left, low_stock }) => (
              <Row
                key={id}
                name={
                  <a href={`/admin/products/${id}`} className="hover:underline">
                    {title}
                  </a>
                }
                value={text.left(formatAmount(left, units), formatAmount(low_stock, units))}
              />
            ))}
          </Rows>
        </Panel>
      )}
      {searches && (
        <Panel
          title={text.missed}
          actions={<More href="/admin/search-words?tab=missed" label={text.allMissed} />}
        >
          {searches.missed.length === 0 && <p className="text-steel">{text.missedNone}</p>}
          <Rows>
            {searches.missed.map(({ text: typed, searches: count }) => (
              <Row
                key={typed}
                name={quoted(typed)}
                value={
                  <>
                    <span className="mr-3 text-steel">{text.searches(count)}</span>
                    <a
                      href={`/admin/search-words?word=${encodeURIComponent(typed)}`}
                      aria-label={`${text.addWord}: ${typed}`}
                      className="link"
                    >
                      {text.addWord}
                    </a>
                  </>
                }
              />
            ))}
          </Rows>
        </Panel>
      )}
    </div>
  );
}

const More = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className="link inline-flex min-h-8 items-center text-sm">
    {label}
  </a>
);

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line text-sm">{children}</ul>
);

const Row = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 md:flex-nowrap">
    <span className="min-w-0 break-words">{name}</span>
    <span className="ml-auto whitespace-nowrap tabular-nums">{value}</span>
  </li>
);

type Share = { key: number; name: ReactNode; note?: string; total: number };

/** Each with a bar as long as its part of the largest. */
const Shares = ({ rows }: { rows: Share[] }) => (
  <ul className="grid gap-2 text-sm">
    {rows.map(({ key, name, note, total }) => (
      <li key={key}>
        <div className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{name}</span>
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(total)}</span>
        </div>
        {note && <div className="text-xs text-steel">{note}</div>}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="mt-1 h-1 w-full rounded-full bg-mist"
        >
          <rect width={(total / (rows[0]?.total || 1)) * 100} height={1} className="fill-copper" />
        </svg>
      </li>
    ))}
  </ul>
);
