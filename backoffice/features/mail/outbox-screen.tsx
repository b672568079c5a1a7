import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { shopDayStart } from '../../../contract/shop-time.ts';
import { mailKinds } from '../../../contract/staff/mails.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { MailTable } from './mail-table.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/mail');

/** What the shop wrote to whom, and what of it did not arrive. */
export default function OutboxScreen() {
  const text = useMessages(messages);
  const { state, kind, recipient, order, since } = route.useSearch();
  const first = since && shopDayStart(since);
  const filters = {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(recipient && { recipient }),
    ...(order && { order }),
    ...(first && { since: first }),
  };
  const list = usePages({
    queryKey: ['mails', filters],
    read: (page) => api.get('/staff/mails/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  const counts = list.first?.counts;
  return (
    <Screen
      title={text.title}
      needs="customers.read"
      actions={
        <ExportButton path="/staff/mails/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <Filters waiting={counts?.waiting ?? 0} failed={counts?.failed ?? 0} />
        <LoadedPages list={list}>
          {(rows, paging) => <MailTable {...{ rows, paging }} />}
        </LoadedPages>
      </Panel>
    </Screen>
  );
}

function Filters({ waiting, failed }: { waiting: number; failed: number }) {
  const text = useMessages(messages);
  const { state = '', kind = '', recipient = '', order = '', since = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const set = useCallback(
    (change: object) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true }),
    [navigate],
  );
  const find = useCallback((typed: string) => set({ recipient: typed || undefined }), [set]);
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <StateFilter
        label={text.state}
        value={state || 'all'}
        items={[
          { id: 'all', label: text.all },
          { id: 'waiting', label: text.waitingTab, count: waiting },
          { id: 'failed', label: text.failedTab, count: failed },
          { id: 'sent', label: text.sentTab },
        ]}
        onChange={(id) => set({ state: id === 'all' ? undefined : id })}
      />
      <div className="filter-row">
        <SearchField value={recipient} onChange={find} hint={text.recipient} />
        <Select
          name="kind"
          label={text.kind}
          value={kind}
          options={[
            { value: '', label: text.all },
            ...mailKinds.map((value) => ({ value, label: nameOfMail(value) })),
          ]}
          onChange={(value) => set({ kind: value || undefined })}
          className="w-56"
        />
        <Field
          name="order"
          label={text.order}
          value={order}
          onChange={(value) => set({ order: value || undefined })}
          className="w-36"
        />
        <Field
          type="date"
          name="since"
          label={text.since}
          value={since}
          onChange={(value) => set({ since: value || undefined })}
          className="w-40"
        />
      </div>
    </div>
  );
}
