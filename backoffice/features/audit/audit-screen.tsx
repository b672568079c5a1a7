import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { shopDayEnd, shopDayStart } from '../../../contract/shop-time.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { LoadedPages } from '../../ui/loaded.tsx';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { type Paging, usePages } from '../../ui/use-pages.ts';
import { differencesOf } from './differences.ts';
import { entityOptions, nameOfEntity } from './entity-names.ts';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/audit');

/** Who did what, with before and after. Nobody can change it. */
export default function AuditScreen() {
  const text = useMessages(messages);
  const { actor, verb, entity, entity_id, from, to } = route.useSearch();
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const [since, until] = [from && shopDayStart(from), to && shopDayEnd(to)];
  const filters = {
    ...(actor && { actor }),
    ...(verb && { verb }),
    ...(entity && { entity }),
    ...(entity_id && { entity_id }),
    ...(since && { from: since }),
    ...(until && { to: until }),
  };
  const list = usePages({
    queryKey: ['audit', filters],
    read: (page) => api.get('/staff/audit/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  return (
    <Screen
      title={text.title}
      needs="audit.read"
      actions={
        <ExportButton path="/staff/audit/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <Filters />
        <LoadedPages list={list}>
          {(rows, paging) => <EntryTable {...{ rows, paging }} onShow={setShown} />}
        </LoadedPages>
      </Panel>
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </Screen>
  );
}

/** Whose work people ask for as such; a person's is found by what it was about. */
const programs = ['exchange', 'clock', 'console', 'migration'] as const;

function Filters() {
  const text = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: object) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  return (
    <div className="filters">
      <Select
        name="actor"
        label={text.who}
        value={search.actor ?? ''}
        options={[
          { value: '', label: text.all },
          ...programs.map((value) => ({ value, label: nameOfActor(value, null) })),
        ]}
        onChange={(actor) => set({ actor: actor || undefined })}
        className="w-44"
      />
      <Select
        name="verb"
        label={text.verb}
        value={search.verb ?? ''}
        options={[
          { value: '', label: text.all },
          ...(['create', 'change', 'delete'] as const).map((value) => ({
            value,
            label: text[value],
          })),
        ]}
        onChange={(verb) => set({ verb: verb || undefined })}
        className="w-40"
      />
      <Select
        name="entity"
        label={text.entity}
        value={search.entity ?? ''}
        options={[{ value: '', label: text.all }, ...entityOptions(search.entity ?? '')]}
        onChange={(entity) => set({ entity: entity || undefined })}
        className="w-44"
      />
      <Field
        name="entity_id"
        label={text.entityId}
        value={search.entity_id ?? ''}
        onChange={(id) => set({ entity_id: id || undefined })}
        className="w-28"
      />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          name={name}
          label={text[name]}
          value={search[name] ?? ''}
          onChange={(value) => set({ [name]: value || undefined })}
          className="w-40"
        />
      ))}
    </div>
  );
}

type TableProps = {
  rows: AuditEntry[];
  paging: Paging;
  onShow: (entry: AuditEntry) => void;
};

function EntryTable({ rows, paging, onShow }: TableProps) {
  const text = useMessages(messages);
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: text.when, cell: ({ at }) => formatMoment(at) },
    {
      key: 'actor',
      title: text.who,
      cell: ({ actor, actor_name }) => nameOfActor(actor, actor_name),
    },
    { key: 'verb', title: text.what, cell: ({ verb }) => text[verb] },
    {
      key: 'entity',
      title: text.which,
      cell: ({ entity, entity_id }) => `${nameOfEntity(entity)} ${entity_id}`,
    },
    {
      key: 'details',
      title: <span className="sr-only">{text.details}</span>,
      isNumber: true,
      cell: (entry) => (
        <Button size="sm" onClick={() => onShow(entry)}>
          {text.details}
        </Button>
      ),
    },
  ];
  return <DataTable label={text.title} {...{ columns, rows, paging }} keyOf={({ id }) => id} />;
}

function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const text = useMessages(messages);
  const title = `${nameOfEntity(entry.entity)} ${entry.entity_id}: ${text[entry.verb]}`;
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <p className="mb-3 text-steel">
        {nameOfActor(entry.actor, entry.actor_name)}, {formatMoment(entry.at)}
      </p>
      <DataTable
        label={title}
        columns={[
          { key: 'name', title: text.field, cell: ({ name }) => name },
          {
            key: 'before',
            title: text.before,
            cell: ({ before }) => before,
            className: 'whitespace-pre-wrap break-all',
          },
          {
            key: 'after',
            title: text.after,
            cell: ({ after }) => after,
            className: 'whitespace-pre-wrap break-all',
          },
        ]}
        rows={differencesOf(entry)}
        keyOf={({ name }) => name}
      />
    </Dialog>
  );
}
