import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { messageStates } from '../../../contract/staff/contact-requests.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { MessageList } from './message-list.tsx';
import { messages, statesOfMany } from './messages.ts';

const route = getRouteApi('/signed-in/messages');

/** What people wrote by the contact form, and what has become of it. */
export default function MessagesScreen() {
  const text = useMessages(messages);
  const filters = useFilters();
  const list = usePages({
    queryKey: ['messages', filters],
    read: (page) => api.get('/staff/messages/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  const people = list.first?.people ?? [];
  return (
    <Screen
      title={text.title}
      needs="messages.read"
      actions={
        <ExportButton path="/staff/messages/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <Filters counts={list.first?.counts} people={people} />
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

/** As the shop is asked: what is not chosen is not said. */
function useFilters(): Record<string, string> {
  const { search, state, responsible } = route.useSearch();
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(responsible && { responsible: String(responsible) }),
  };
}

type FilterProps = {
  counts: Record<(typeof messageStates)[number], number> | undefined;
  people: { id: number; name: string }[];
};

function Filters({ counts, people }: FilterProps) {
  const text = useMessages(messages);
  const states = useMessages(statesOfMany);
  const { search = '', state = '', responsible = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const set = useCallback(
    (change: object) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true }),
    [navigate],
  );
  const find = useCallback((typed: string) => set({ search: typed || undefined }), [set]);
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <StateFilter
        label={text.state}
        value={state || 'all'}
        items={[
          { id: 'all', label: text.all },
          ...messageStates.map((id) => ({ id, label: states[id], count: counts?.[id] })),
        ]}
        onChange={(id) => set({ state: id === 'all' ? undefined : id })}
      />
      <div className="filter-row">
        <SearchField value={search} onChange={find} hint={text.searchHint} />
        <Select
          name="responsible"
          label={text.responsible}
          value={String(responsible)}
          options={[
            { value: '', label: text.anybody },
            { value: 'nobody', label: text.nobody },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set({ responsible: value || undefined })}
          className="w-52"
        />
      </div>
    </div>
  );
}
