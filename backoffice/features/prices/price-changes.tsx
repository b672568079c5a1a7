import { useState } from 'react';
import type { PriceChange } from '../../../contract/staff/price-change-shapes.ts';
import { productStateNames } from '../../../contract/staff/product-state-names.ts';
import type { BatchUndone } from '../../../contract/staff/sheet-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { acts, type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment, quoted } from '../../ui/format.ts';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { LeftAloneDialog } from '../sheet/changes-dialog.tsx';
import { changeStates as states, text } from './messages.ts';

export const PRICE_CHANGES = ['price-changes'];

/** Planned ones first, then what was made: each can be cancelled or brought back. */
export function PriceChanges() {
  const [left, setLeft] = useState<BatchUndone['left']>([]);
  const changes = usePages({
    queryKey: PRICE_CHANGES,
    read: (page) => api.get('/staff/price-rules/', { query: page }),
    keyOf: ({ id }) => id,
  });
  const cancel = useAct({
    act: (id: number) => api.post('/staff/price-rules/{id}/cancel/', { params: { id } }),
    renews: [PRICE_CHANGES],
    said: text.cancelled,
  });
  const undo = useAct({
    act: (batch: number) => api.post('/staff/sheet/{id}/undo/', { params: { id: batch } }),
    renews: [PRICE_CHANGES, ['price-preview']],
    said: ({ restored }: BatchUndone) => text.undone(restored.length),
    onDone: (done) => setLeft(done.left),
  });
  const columns: Column<PriceChange>[] = [
    { key: 'when', title: text.when, cell: ({ starts_at }) => formatMoment(starts_at) },
    { key: 'state', title: text.state, cell: (change) => <State change={change} /> },
    { key: 'rule', title: text.rule, cell: (change) => <Rule change={change} /> },
    { key: 'which', title: text.which, cell: (change) => <Which change={change} /> },
    { key: 'who', title: text.who, cell: ({ created_by }) => created_by },
    {
      key: 'result',
      title: text.result,
      cell: ({ changed, left: alone }) =>
        changed === null ? '—' : `${text.changed(changed)}, ${text.left(alone ?? 0).toLowerCase()}`,
    },
    acts(text.acts, ({ id, state, batch, is_undone }) =>
      state === 'planned' ? (
        <Button size="sm" onClick={() => cancel.mutate(id)}>
          {text.cancel}
        </Button>
      ) : (
        batch !== null &&
        !is_undone && (
          <Button size="sm" onClick={() => undo.mutate(batch)}>
            {text.undo}
          </Button>
        )
      ),
    ),
  ];
  return (
    <Panel
      title={text.list}
      flush
      actions={<ExportButton size="sm" path="/staff/price-rules/export/" />}
    >
      <LoadedPages list={changes}>
        {(rows, paging) => (
          <DataTable
            label={text.list}
            {...{ columns, rows, paging }}
            keyOf={({ id }) => id}
            empty={
              <EmptyState icon="percent" heading="h3" title={text.none} text={text.noneText} />
            }
          />
        )}
      </LoadedPages>
      {left.length > 0 && <LeftAloneDialog left={left} onClose={() => setLeft([])} />}
    </Panel>
  );
}

const looks = { planned: 'warn', applied: 'ok', cancelled: 'neutral' } as const;

function State({ change: { state, is_undone, failed_attempts } }: { change: PriceChange }) {
  return (
    <>
      <Badge kind={is_undone ? 'neutral' : looks[state]}>
        {is_undone ? states.undone : states[state]}
      </Badge>
      {state === 'planned' && failed_attempts > 0 && (
        <span className="ml-2 text-sm text-danger">{text.failing}</span>
      )}
    </>
  );
}

function Rule({ change: { rule } }: { change: PriceChange }) {
  const [number, unit] =
    rule.percent !== null ? [rule.percent, text.percent] : [rule.amount ?? 0, text.amount];
  const said = `${number > 0 ? '+' : '−'}${String(Math.abs(number)).replace('.', ',')} ${unit}`;
  return rule.rounding === '0.01' ? said : `${said}, ${text.to(rule.rounding)}`;
}

function Which({ change: { selection } }: { change: PriceChange }) {
  const states = productStateNames[locale];
  const { category, brand, state, search } = selection;
  const parts = [category?.title, brand?.title, state && states[state], search && quoted(search)];
  return parts.filter(Boolean).join(', ') || text.everything;
}
