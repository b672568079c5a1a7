import { getRouteApi } from '@tanstack/react-router';
import type { ExchangeObject, ExchangeRunDetails } from '../../../contract/staff/exchange.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { text } from './messages.ts';
import { outcomeItems, thingColumns } from './outcome.tsx';

const route = getRouteApi('/signed-in/exchange/runs/$id');

/** Everything a run brought, thing by thing. */
export function ObjectsPanel({ run }: { run: ExchangeRunDetails }) {
  const { filters, set } = useFilters(route);
  const { outcome = '', search = '' } = filters;
  return (
    <Panel title={text.objects} flush>
      <div className="filters">
        <StateFilter
          label={text.outcome}
          items={outcomeItems((one) => (one ? run.counts[one] : run.objects), outcome)}
          value={outcome}
          onChange={(id) => set({ outcome: id })}
        />
        {(run.objects > 0 || search) && (
          <SearchField
            value={search}
            onChange={(typed) => set({ search: typed })}
            hint={text.searchHint}
          />
        )}
      </div>
      <PagedTable
        queryKey={['exchange', 'objects', run.id, filters]}
        read={(page) =>
          api.get('/staff/exchange/runs/{id}/objects/', {
            params: { id: run.id },
            query: { ...filters, ...page },
          })
        }
        // What becomes of things while one looks on is shown as the run goes on.
        progress={run.done}
        label={text.objects}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<NoObjects {...{ run }} isNarrowed={Boolean(outcome || search)} />}
      />
    </Panel>
  );
}

const columns: Column<ExchangeObject>[] = [
  ...thingColumns<ExchangeObject>((thing) => <Name {...thing} />),
  {
    key: 'file',
    title: text.file,
    isPlain: true,
    cell: ({ file }) => <span className="whitespace-nowrap text-steel">{file}</span>,
  },
];

/** Only a filter can be the reason that nothing matches. */
function NoObjects({ run, isNarrowed }: { run: ExchangeRunDetails; isNarrowed: boolean }) {
  if (isNarrowed && run.objects > 0) return <EmptyState icon="search" title={text.nothingFound} />;
  if (run.state === 'open') return <EmptyState icon="clock" title={text.nothingYet} />;
  return <EmptyState icon="sort" title={run.objects > 0 ? text.nothingTaken : text.nothingCame} />;
}

function Name(thing: ExchangeObject) {
  const title = thing.title || thing.external_id;
  const href = useHref(thing);
  if (!href) return <span className="font-semibold">{title}</span>;
  return (
    <a href={href} className="font-semibold text-copper hover:underline">
      {title}
    </a>
  );
}

/** To what stands here for it. */
function useHref({ kind, local_id }: ExchangeObject): string | null {
  const maySeeOrders = useMay('orders.read');
  if (local_id === null) return null;
  if (kind === 'product' || kind === 'offer') return `/admin/products/${local_id}`;
  if (kind === 'document' && maySeeOrders) return `/admin/orders/${local_id}`;
  return kind === 'group' ? '/admin/catalogue' : null;
}
