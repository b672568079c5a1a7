import type { Sales } from '../../../contract/staff/today.ts';
import { formatMoney } from '../../ui/format.ts';
import { formatDay } from './format-day.ts';
import { text } from './messages.ts';

const HEIGHT = 100;

/** A bar for each day, and a line for the same day of the period before. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { days, days_before: before, sum, sum_before } = sales;
  const most = Math.max(...days.map(({ total }) => total), ...before.map(({ total }) => total), 1);
  const heightOf = (total: number) => (total / most) * HEIGHT;
  const line = before
    .map(({ total }, at) => `${at === 0 ? 'M' : 'L'}${at + 0.5} ${HEIGHT - heightOf(total)}`)
    .join('');
  return (
    <figure className="mt-3">
      <div className="flex justify-between text-xs text-steel">
        <span className="tabular-nums">{formatMoney(most)}</span>
        <span className="flex flex-wrap gap-x-4">
          <Key mark="h-3 w-3 rounded-sm bg-copper" label={text.thisPeriod} />
          <Key mark="h-0 w-4 border-t-2 border-dashed border-ink" label={text.periodBefore} />
        </span>
      </div>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.chart(formatMoney(sum.total), formatMoney(sum_before.total))}
        className="mt-1 h-44 w-full border-b border-edge"
      >
        <path
          d={`M0 ${HEIGHT / 2}H${days.length}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {days.map(({ day, total, orders }, at) => (
          <rect
            key={day}
            x={at + 0.12}
            width={0.76}
            y={HEIGHT - heightOf(total)}
            height={heightOf(total)}
            className="fill-copper"
          >
            <title>{`${formatDay(day)}: ${formatMoney(total)}, ${text.orders(orders)}`}</title>
          </rect>
        ))}
        <path
          d={line}
          className="fill-none stroke-ink"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="mt-1 flex justify-between text-xs text-steel tabular-nums">
        <span>{formatDay(days[0]?.day ?? '1970-01-01')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '1970-01-01')}</span>
      </div>
    </figure>
  );
}

const Key = ({ mark, label }: { mark: string; label: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" className={mark} />
    {label}
  </span>
);
