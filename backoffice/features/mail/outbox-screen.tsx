import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { shopDayStart } from '../../../contract/shop-time.ts';
import { mailKinds } from '../../../contract/staff/mails.ts';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterFields, Filters, useFilters } from '../../ui/filters.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { MailTable } from './mail-table.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/mail');

/** What the shop wrote to whom, and what of it did not arrive. */
export default function OutboxScreen() {
  const { filters: asked, set } = useFilters(route);
  const find = useCallback((recipient: string) => set({ recipient }), [set]);
  const { since, ...rest } = asked;
  const first = since && shopDayStart(since);
  const filters = { ...rest, ...(first && { since: first }) };
  const list = usePages({
    queryKey: ['mails', filters],
    read: (page) => api.get('/staff/mails/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  const { waiting = 0, failed = 0 } = list.first?.counts ?? {};
  return (
    <Screen
      title={text.title}
      needs="customers.read"
      actions={
        <ExportButton path="/staff/mails/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <div className="grid gap-3 border-b border-line p-4">
          <StateFilter
            label={text.state}
            value={asked.state ?? 'all'}
            items={[
              { id: 'all', label: ui.all },
              { id: 'waiting', label: text.waitingTab, count: waiting },
              { id: 'failed', label: text.failedTab, count: failed },
              { id: 'sent', label: text.sentTab },
            ]}
            onChange={(id) => set({ state: id === 'all' ? '' : id })}
          />
          <Filters
            isBare
            search={
              <SearchField value={asked.recipient ?? ''} onChange={find} hint={text.recipient} />
            }
            chosen={[asked.kind, asked.order, since].filter(Boolean).length}
          >
            <FilterFields
              {...{ asked, set }}
              filters={[
                {
                  name: 'kind',
                  label: text.kind,
                  options: mailKinds.map((value) => ({ value, label: nameOfMail(value) })),
                  className: 'w-56',
                },
                { name: 'order', label: text.order, className: 'w-36' },
                { name: 'since', label: text.since, type: 'date' },
              ]}
            />
          </Filters>
        </div>
        <LoadedPages list={list}>
          {(rows, paging) => <MailTable {...{ rows, paging }} />}
        </LoadedPages>
      </Panel>
    </Screen>
  );
}
