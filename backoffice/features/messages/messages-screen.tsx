import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { messageStates } from '../../../contract/staff/contact-requests.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterFields, useFilters } from '../../ui/filters.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { MessageList } from './message-list.tsx';
import { statesOfMany as states, text } from './messages.ts';

const route = getRouteApi('/signed-in/messages');

/** What people wrote by the contact form, and what has become of it. */
export default function MessagesScreen() {
  const { filters: found, set } = useFilters(route);
  const find = useCallback((search: string) => set({ search }), [set]);
  const { responsible } = found;
  const asked = { ...found, ...(responsible && { responsible: String(responsible) }) };
  const list = usePages({
    queryKey: ['messages', asked],
    read: (page) => api.get('/staff/messages/', { query: { ...asked, ...page } }),
    keyOf: ({ id }) => id,
  });
  const { people = [], counts } = list.first ?? {};
  return (
    <Screen
      title={text.title}
      needs="messages.read"
      actions={
        <ExportButton path="/staff/messages/export/" needs="customers.export" filters={asked} />
      }
    >
      <Panel flush>
        <div className="grid gap-3 border-b border-line p-4">
          <StateFilter
            label={text.state}
            value={asked.state ?? 'all'}
            items={[
              { id: 'all', label: ui.all },
              ...messageStates.map((id) => ({ id, label: states[id], count: counts?.[id] })),
            ]}
            onChange={(id) => set({ state: id === 'all' ? '' : id })}
          />
          <div className="filter-row">
            <SearchField value={asked.search ?? ''} onChange={find} hint={text.searchHint} />
            <FilterFields
              {...{ asked, set }}
              filters={[
                {
                  name: 'responsible',
                  label: text.responsible,
                  all: text.anybody,
                  options: [
                    { value: 'nobody', label: text.nobody },
                    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
                  ],
                  className: 'w-52',
                },
              ]}
            />
          </div>
        </div>
        <LoadedPages list={list}>
          {(rows, paging) =>
            rows.length === 0 ? (
              <EmptyState icon="mail" title={text.none} text={text.noneText} />
            ) : (
              <MessageList {...{ rows, paging, people }} />
            )
          }
        </LoadedPages>
      </Panel>
    </Screen>
  );
}
