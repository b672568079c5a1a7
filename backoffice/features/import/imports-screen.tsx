import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { type Paging, usePages } from '../../ui/use-pages.ts';
import { BringPanel } from './bring-panel.tsx';
import { IMPORTS } from './import-queries.ts';
import { text } from './messages.ts';
import { RunCounts, RunState } from './run-state.tsx';
import { keepSample } from './sample-table.ts';

/** Suppliers' tables: a new one, and what became of those before. */
export default function ImportsScreen() {
  const list = usePages({
    queryKey: [...IMPORTS, 'list'],
    read: (query) => api.get('/staff/imports/', { query }),
    keyOf: ({ id }) => id,
  });
  return (
    <Screen title={text.title} needs={['products.write', 'prices.write', 'stock.write']}>
      <div className="grid grid-cols-1 gap-4">
        {list.first && (
          <BringPanel suppliers={list.first.suppliers} isShopEmpty={list.first.is_shop_empty} />
        )}
        <Panel
          title={text.list}
          flush
          actions={<ExportButton size="sm" path="/staff/imports/export/" />}
        >
          <LoadedPages list={list}>
            {(rows, paging) => <ImportTable {...{ rows, paging }} />}
          </LoadedPages>
        </Panel>
      </div>
    </Screen>
  );
}

function ImportTable({ rows, paging }: { rows: ImportRun[]; paging: Paging }) {
  const columns: Column<ImportRun>[] = [
    {
      key: 'file',
      title: text.file,
      className: 'min-w-44',
      cell: ({ file_name }) => <span className="wrap-break-word">{file_name}</span>,
    },
    {
      key: 'supplier',
      title: text.supplier,
      className: 'min-w-36',
      cell: ({ supplier }) => supplier ?? '—',
    },
    {
      key: 'when',
      title: text.when,
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => formatMoment(created_at),
    },
    { key: 'who', title: text.who, cell: ({ brought_by }) => brought_by },
    { key: 'state', title: text.state, cell: (run) => <RunState run={run} /> },
    {
      key: 'found',
      title: text.found,
      className: 'min-w-48',
      cell: (run) => (run.found ? <RunCounts run={run} /> : '—'),
    },
  ];
  return (
    <DataTable
      label={text.list}
      {...{ columns, rows, paging }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/import/${id}`}
      empty={
        <EmptyState
          icon="download"
          title={text.none}
          text={text.noneText}
          actions={
            <Button icon="download" onClick={keepSample}>
              {text.sample}
            </Button>
          }
        />
      }
    />
  );
}
