import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { WaitingThing } from '../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../contract/staff/exchange-words.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { type Paging, usePages } from '../../ui/use-pages.ts';
import { DecideBar } from './decide-bar.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './waiting-messages.ts';
import { WaitingTable } from './waiting-table.tsx';

const route = getRouteApi('/signed-in/exchange/waiting');

/** What 1C sent and nobody could place, each to be decided by a press. */
export default function WaitingScreen() {
  const { filters } = useFilters(route);
  const list = usePages({
    queryKey: ['exchange', 'waiting', filters],
    read: (page) => api.get('/staff/exchange/waiting/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  return (
    <ExchangeFrame
      page="waiting"
      actions={<ExportButton path="/staff/exchange/waiting/export/" filters={filters} />}
    >
      <p className="mb-4 max-w-3xl text-steel">{text.intro}</p>
      <Panel flush>
        <Filters reasons={list.first?.reasons ?? []} />
        <LoadedPages list={list}>
          {(rows, paging) => <Shown key={JSON.stringify(filters)} {...{ rows, paging }} />}
        </LoadedPages>
      </Panel>
    </ExchangeFrame>
  );
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function Filters({ reasons }: { reasons: { reason: string; number: number }[] }) {
  const { filters, set } = useFilters(route);
  const { reason = '', search = '' } = filters;
  if (reasons.length === 0 && !search) return null;
  const total = reasons.reduce((sum, { number }) => sum + number, 0);
  return (
    <div className="filters">
      <StateFilter
        label={text.reasonFilter}
        items={[
          { id: '', label: text.allReasons, count: total },
          ...reasons.map((one) => ({
            id: one.reason,
            label: capitalised(exchangeReason(one.reason, locale)),
            count: one.number,
          })),
        ]}
        value={reason}
        onChange={(id) => set({ reason: id })}
      />
      <SearchField
        value={search}
        onChange={(typed) => set({ search: typed })}
        hint={text.searchHint}
      />
    </div>
  );
}

function Shown({ rows, paging }: { rows: WaitingThing[]; paging: Paging }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<WaitingThing | null>(null);
  return (
    <>
      <DecideBar
        chosen={rows.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
      <WaitingTable {...{ rows, paging, selected }} onSelect={setSelected} onAsk={setAsked} />
      {asked && <DecideDialog thing={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
