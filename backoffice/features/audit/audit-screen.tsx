import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { shopDayEnd, shopDayStart } from '../../../contract/shop-time.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { acts, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { type Filter, FilterFields, Filters, useFilters } from '../../ui/filters.tsx';
import { formatMoment } from '../../ui/format.ts';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { differencesOf } from './differences.ts';
import { entityOptions, nameOfThing } from './entity-names.ts';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/audit');

/** Whose work people ask for as such; a person's is found by what it was about. */
const programs = ['exchange', 'clock', 'console', 'migration'];
const verbs = ['create', 'change', 'delete'] as const;

/** Who did what, with before and after. Nobody can change it. */
export default function AuditScreen() {
  const { filters: asked, set } = useFilters(route);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const { from, to, ...rest } = asked;
  const [since, until] = [from && shopDayStart(from), to && shopDayEnd(to)];
  const filters = { ...rest, ...(since && { from: since }), ...(until && { to: until }) };
  const fields: Filter[] = [
    {
      name: 'actor',
      label: text.who,
      options: programs.map((value) => ({ value, label: nameOfActor(value, null) })),
      className: 'w-44',
    },
    {
      name: 'verb',
      label: text.verb,
      options: verbs.map((value) => ({ value, label: text[value] })),
    },
    {
      name: 'entity',
      label: text.entity,
      options: entityOptions(asked.entity ?? ''),
      className: 'w-44',
    },
    { name: 'entity_id', label: text.entityId, className: 'w-28' },
    { name: 'from', label: text.from, type: 'date' },
    { name: 'to', label: text.to, type: 'date' },
  ];
  return (
    <Screen
      title={text.title}
      needs="audit.read"
      actions={
        <ExportButton path="/staff/audit/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <Filters chosen={Object.keys(asked).length}>
          <FilterFields {...{ asked, set }} filters={fields} />
        </Filters>
        <PagedTable
          queryKey={['audit', filters]}
          read={(page) => api.get('/staff/audit/', { query: { ...filters, ...page } })}
          label={text.title}
          keyOf={({ id }) => id}
          columns={[
            { key: 'at', title: text.when, cell: ({ at }) => formatMoment(at) },
            {
              key: 'actor',
              title: text.who,
              cell: ({ actor, actor_name }) => nameOfActor(actor, actor_name),
            },
            { key: 'verb', title: text.what, cell: ({ verb }) => text[verb] },
            { key: 'entity', title: text.which, cell: nameOfThing },
            acts(text.details, (entry: AuditEntry) => (
              <Button size="sm" onClick={() => setShown(entry)}>
                {text.details}
              </Button>
            )),
          ]}
        />
      </Panel>
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </Screen>
  );
}

function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const title = `${nameOfThing(entry)}: ${text[entry.verb]}`;
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <p className="mb-3 text-steel">
        {nameOfActor(entry.actor, entry.actor_name)}, {formatMoment(entry.at)}
      </p>
      <DataTable
        label={title}
        columns={[
          { key: 'name', title: text.field, cell: ({ label }) => label },
          ...(['before', 'after'] as const).map((side) => ({
            key: side,
            title: text[side],
            cell: (one: ReturnType<typeof differencesOf>[number]) => one[side],
            className: 'whitespace-pre-wrap break-words',
          })),
        ]}
        rows={differencesOf(entry)}
        keyOf={({ name }) => name}
      />
    </Dialog>
  );
}
