import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

type Change = CustomerCard['changes'][number];
type Row = { key: string; change: Change; name: string };

/** Field by field, by the customer or by the shop. */
export function CustomerChanges({ changes }: { changes: Change[] }) {
  const labels: Record<string, unknown> = {
    ...text,
    blocked_at: text.blocked,
    block_reason: text.reason,
  };
  const rows = changes.flatMap((change, index) =>
    Object.keys(change.after)
      // Places stand there by their names too.
      .filter((name) => !name.endsWith('_id'))
      .map((name): Row => ({ key: `${index}:${name}`, change, name })),
  );
  const columns: Column<Row>[] = [
    { key: 'date', title: text.date, cell: ({ change }) => formatMoment(change.at) },
    {
      key: 'who',
      title: text.who,
      cell: ({ change: { actor, actor_name } }) =>
        actor_name ?? (actor.startsWith('customer:') ? text.themselves : text.shop),
    },
    {
      key: 'what',
      title: text.changes,
      cell: ({ name, change: { before, after } }) => (
        <span className="break-words">
          <span className="text-steel">{label(labels[name], name)}: </span>
          {said(name, before[name])} → {said(name, after[name])}
        </span>
      ),
    },
  ];
  return (
    <Panel title={text.changes} flush>
      <DataTable
        label={text.changes}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        empty={<p className="px-4 pb-4 text-steel">{text.changesNone}</p>}
      />
    </Panel>
  );
}

const label = (known: unknown, name: string) => (typeof known === 'string' ? known : name);

function said(name: string, value: unknown) {
  if (typeof value === 'boolean') return value ? ui.yes : ui.no;
  if (value === null || value === '') return '—';
  return name.endsWith('_at') ? formatMoment(String(value)) : String(value);
}
