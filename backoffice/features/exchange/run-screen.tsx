import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ExchangeFile, ExchangeRunDetails } from '../../../contract/staff/exchange.ts';
import { exchangeDamage } from '../../../contract/staff/exchange-damage.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { text } from './messages.ts';
import { ObjectsPanel } from './objects-panel.tsx';
import { whileOpen } from './read-overview.ts';
import { kindOf, Progress, RunBadge } from './run-state.tsx';

const route = getRouteApi('/signed-in/exchange/runs/$id');

/** One visit of 1C: what it brought, how far it is, and what became of each thing. */
export default function RunScreen() {
  const { id } = route.useParams();
  const { filters } = useFilters(route);
  const query = useQuery({
    queryKey: ['exchange', 'run', id],
    queryFn: () => api.get('/staff/exchange/runs/{id}/', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      whileOpen(data !== undefined && (data.state === 'open' || data.done < data.objects)),
  });
  const run = query.data;
  return (
    <Screen
      title={text.run(id)}
      needs="jobs.read"
      back={{ href: '/admin/exchange/runs', label: text.runs }}
      mark={run && <RunBadge state={run.state} />}
      actions={
        run && (
          <ExportButton path={`/staff/exchange/runs/${run.id}/objects/export/`} filters={filters} />
        )
      }
    >
      <Loaded query={query}>
        {(shown) => (
          <div className="grid grid-cols-1 gap-4">
            <Summary run={shown} />
            <FilesPanel run={shown} />
            <ObjectsPanel run={shown} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Summary({ run }: { run: ExchangeRunDetails }) {
  const facts: [string, string][] = [
    [text.kind, kindOf(run)],
    [text.begun, formatMoment(run.started_at)],
    [text.ended, run.ended_at ? formatMoment(run.ended_at) : '—'],
    [text.account, run.account],
    ...(run.schema ? ([[text.schema, run.schema]] as [string, string][]) : []),
  ];
  return (
    <Panel>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 pt-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-steel">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        {run.state === 'open' && (
          <div>
            <dt className="text-steel">{text.progress}</dt>
            <dd>
              <Progress {...run} label={text.progress} />
            </dd>
          </div>
        )}
      </dl>
      {run.hidden > 0 && <p className="mt-3 text-sm">{text.hidden(run.hidden)}</p>}
      {run.not_hidden && (
        <Alert kind="warning" className="mt-3">
          {text.notHidden(run.not_hidden.products, run.not_hidden.of)}
        </Alert>
      )}
    </Panel>
  );
}

const looks = {
  receiving: 'neutral',
  unpacked: 'neutral',
  applying: 'warn',
  applied: 'ok',
  damaged: 'danger',
  foreign: 'warn',
} as const;

function FilesPanel({ run }: { run: ExchangeRunDetails }) {
  const columns: Column<ExchangeFile>[] = [
    {
      key: 'name',
      title: text.file,
      cell: ({ name, state, error }) => (
        <div className="min-w-32">
          <span className="font-semibold break-all">{name}</span>
          {error && (
            <span className="block text-danger">
              {state === 'foreign' ? error : exchangeDamage(error, locale)}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'state',
      title: text.state,
      isPlain: true,
      cell: ({ state }) => <Badge kind={looks[state]}>{text[state]}</Badge>,
    },
    figures('size', text.size, ({ bytes }) => sizeOf(bytes)),
    figures('objects', text.brought, ({ name, ...file }) => <Progress {...file} label={name} />),
  ];
  return (
    <Panel
      title={text.files}
      flush
      actions={
        run.pictures > 0 && (
          <span className="text-sm text-steel">{text.pictures(run.pictures)}</span>
        )
      }
    >
      <DataTable
        label={text.files}
        columns={columns}
        rows={run.file_list}
        keyOf={({ id }) => id}
        empty={<p className="px-4 pb-4 text-steel">{text.noFiles}</p>}
      />
    </Panel>
  );
}

/** `12 KB`, `3,4 MB`. */
const sizeOf = (bytes: number) =>
  bytes < 2 ** 20
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 2 ** 20).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
