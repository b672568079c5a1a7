import { getRouteApi } from '@tanstack/react-router';
import { countsOf, outcomeNames, outcomeOfRow } from '../../../contract/staff/import-words.ts';
import type { ImportedRow, ImportRun } from '../../../contract/staff/imports.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { IMPORTS } from './import-queries.ts';
import { RowChanges, RowCreates, RowProblems } from './row-cells.tsx';
import { text } from './run-messages.ts';
import { outcomeLooks } from './run-state.tsx';

const route = getRouteApi('/signed-in/import/$id');

const outcomes = ['changed', 'new', 'same', 'refused'] as const;

/** Row by row what is changed, or why not; what is looked at stands in the address. */
export function RowsPanel({ run }: { run: ImportRun }) {
  const names = outcomeNames[locale];
  const { outcome = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const take = useTakeProposals(run);
  const columns = useRowColumns(run, { outcome, take });
  const counts = countsOf(run);
  const all = run.found?.rows ?? 0;
  const total = outcome ? counts[outcome] : all;
  const list = usePages({
    // Applying it gives some rows another outcome.
    queryKey: [...rowsOf(run.id), outcome, run.state],
    async read({ before, limit }) {
      const { rows: results, next } = await api.get('/staff/imports/{id}/', {
        params: { id: run.id },
        query: {
          ...(outcome && { outcome }),
          ...(before && { after: before }),
          ...(limit && { limit }),
        },
      });
      return { results, next, total };
    },
    keyOf: ({ row }) => row,
  });
  return (
    <Panel flush>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line p-2">
        <StateFilter
          label={text.outcome}
          value={outcome}
          items={[
            { id: '', label: text.all, count: all },
            ...outcomes.map((id) => ({ id, label: names[id], count: counts[id] })),
          ]}
          onChange={(id) => void navigate({ search: { outcome: id || undefined }, replace: true })}
        />
        {run.state === 'tried' && list.rows.some(hasProposal) && (
          <Button size="sm" loading={take.isPending} onClick={() => take.mutate(null)}>
            {text.takeAll}
          </Button>
        )}
        <ExportButton
          size="sm"
          path={`/staff/imports/${run.id}/rows/export/`}
          filters={outcome ? { outcome } : {}}
        />
      </div>
      <LoadedPages list={list}>
        {(rows, paging) => (
          <DataTable
            label={text.rows}
            {...{ columns, rows, paging }}
            keyOf={({ row }) => row}
            isStacking
            empty={<EmptyState icon="search" title={text.noneOf} />}
          />
        )}
      </LoadedPages>
    </Panel>
  );
}

const rowsOf = (id: number) => ['import-rows', id];

const hasProposal = ({ problems }: ImportedRow) => problems.some(({ is_takable }) => is_takable);

/** Takes the stock that is proposed, of one row or, without one, of all. */
function useTakeProposals({ id }: ImportRun) {
  return useAct({
    act: (row: number | null) =>
      api.post('/staff/imports/{id}/proposals/', { params: { id }, body: { row } }),
    renews: [IMPORTS, rowsOf(id)],
    onDone: ({ rows }) => toast('success', text.taken(rows)),
  });
}

type Shown = {
  outcome: ImportedRow['outcome'] | '';
  take: ReturnType<typeof useTakeProposals>;
};

function useRowColumns(run: ImportRun, { outcome, take }: Shown): Column<ImportedRow>[] {
  const one = outcomeOfRow[locale];
  const outcomes: Column<ImportedRow> = {
    key: 'outcome',
    title: text.outcome,
    isPlain: true,
    cell: (row) => <Badge kind={outcomeLooks[row.outcome]}>{one[row.outcome]}</Badge>,
  };
  return [
    figures('row', text.row, ({ row }) => row),
    {
      key: 'product',
      title: text.product,
      className: 'min-w-24 wrap-anywhere',
      isPlain: true,
      cell: (row) => <Product row={row} />,
    },
    ...(outcome === '' ? [outcomes] : []),
    {
      key: 'details',
      title: text.details,
      className: 'min-w-36',
      isPlain: true,
      cell: ({ row, changes, creates, file, problems }) => (
        <>
          {file && (
            <p>
              {text[file.kind]} {file.place}
            </p>
          )}
          {creates && <RowCreates creates={creates} />}
          <RowChanges changes={changes} jump={run.options.guards.jump} />
          <RowProblems
            problems={problems}
            columns={run.kind === 'table' ? run.found?.columns : null}
            onTake={run.state === 'tried' ? () => take.mutate(row) : null}
            isTaking={take.isPending && take.variables === row}
          />
        </>
      ),
    },
  ];
}

/** As the file calls it; what we have leads to its screen. */
function Product({ row: { key, title, product_id } }: { row: ImportedRow }) {
  return (
    <>
      {product_id === null ? (
        <span className="block font-semibold wrap-break-word">{key || '—'}</span>
      ) : (
        <a
          href={`/admin/products/${product_id}`}
          aria-label={text.openProduct(key)}
          className="block font-semibold wrap-break-word underline decoration-line hover:decoration-ink"
        >
          {key}
        </a>
      )}
      <span className="block text-steel">{title}</span>
    </>
  );
}
