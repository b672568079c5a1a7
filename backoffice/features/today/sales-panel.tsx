import { type Sales, type SalesPeriod, salesPeriods } from '../../../contract/staff/today.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatDay } from './format-day.ts';
import { text } from './messages.ts';
import { SalesChart } from './sales-chart.tsx';

type Props = { sales: Sales; days: SalesPeriod; onDays: (days: SalesPeriod) => void };

/** A period beside the one before it, drawn and as a table. */
export function SalesPanel({ sales, days, onDays }: Props) {
  const { sum, sum_before: before } = sales;
  return (
    <Panel title={text.sales} actions={<Periods chosen={days} onChoose={onDays} />}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tabular-nums">{formatMoney(sum.total)}</span>
        <span className="text-steel">{text.orders(sum.orders)}</span>
        <Change now={sum.total} before={before.total} />
        <span className="text-sm text-steel">{text.before(formatMoney(before.total))}</span>
      </p>
      {sum.orders + before.orders === 0 ? (
        <p className="mt-3 text-steel">{text.noSales}</p>
      ) : (
        <>
          <SalesChart sales={sales} />
          <details className="mt-2">
            <summary className="inline-block min-h-8 text-sm text-copper">{text.asTable}</summary>
            <SalesTable sales={sales} />
            <div className="mt-2 text-right">
              <ExportButton
                size="sm"
                path="/staff/sales/export/"
                filters={{ days: String(days) }}
              />
            </div>
          </details>
        </>
      )}
    </Panel>
  );
}

function Periods({ chosen, onChoose }: { chosen: SalesPeriod; onChoose: Props['onDays'] }) {
  return (
    <fieldset className="flex gap-1 rounded-control bg-mist p-1">
      <legend className="sr-only">{text.period}</legend>
      {salesPeriods.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === chosen}
          onClick={() => onChoose(days)}
          className="min-h-8 rounded-lg px-3 text-sm text-steel hover:text-ink aria-pressed:bg-paper aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-lift"
        >
          {text.days(days)}
        </button>
      ))}
    </fieldset>
  );
}

/** Nothing to compare with: nothing is said. */
function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <Badge kind={percent < 0 ? 'warn' : percent > 0 ? 'ok' : 'neutral'}>
      {`${sign}${Math.abs(percent)} %`}
    </Badge>
  );
}

function SalesTable({ sales: { days, days_before: before } }: { sales: Sales }) {
  const rows = days.map((now, at) => ({ ...now, before: before[at]?.total ?? 0 })).toReversed();
  return (
    <div className="max-h-96 overflow-y-auto">
      <DataTable
        label={text.sales}
        columns={[
          { key: 'day', title: text.day, cell: ({ day }) => formatDay(day) },
          {
            key: 'orders',
            title: text.ordersColumn,
            isNumber: true,
            cell: ({ orders }) => orders,
          },
          {
            key: 'total',
            title: text.thisPeriod,
            isNumber: true,
            cell: ({ total }) => formatMoney(total),
          },
          {
            key: 'before',
            title: text.periodBefore,
            isNumber: true,
            cell: (row) => formatMoney(row.before),
          },
        ]}
        rows={rows}
        keyOf={({ day }) => day}
      />
    </div>
  );
}
