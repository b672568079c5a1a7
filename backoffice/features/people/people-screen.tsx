import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenInvitation, Person } from '../../../contract/staff/shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { roleNames as roles } from '../../session/messages.ts';
import { acts, type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { text } from './messages.ts';
import { PersonDialog } from './person-dialog.tsx';
import { readPeople } from './read-people.ts';

/** Who works here and as what, and who is invited. */
export default function PeopleScreen() {
  const query = useQuery(readPeople);
  const [isInviting, setInviting] = useState(false);
  const [editedId, setEdited] = useState<number | null>(null);
  const edited = query.data?.people.find(({ id }) => id === editedId);
  return (
    <Screen
      title={text.title}
      needs="staff.manage"
      actions={
        <>
          <ExportButton path="/staff/people/export/" />
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            {text.invite}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {({ people, invitations }) => (
          <div className="grid gap-4">
            <Panel flush>
              <PeopleTable people={people} onEdit={setEdited} />
            </Panel>
            {invitations.length > 0 && (
              <Panel title={text.invitations} flush>
                <InvitationTable invitations={invitations} />
              </Panel>
            )}
          </div>
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <PersonDialog person={edited} onClose={() => setEdited(null)} />}
    </Screen>
  );
}

type TableProps = { people: Person[]; onEdit: (id: number) => void };

function PeopleTable({ people, onEdit }: TableProps) {
  const columns: Column<Person>[] = [
    {
      key: 'name',
      title: text.name,
      cell: (person) => (
        <button
          type="button"
          onClick={() => onEdit(person.id)}
          aria-label={ui.edit(person.name)}
          className="row-link text-left font-semibold"
        >
          {person.name}
        </button>
      ),
    },
    { key: 'email', title: text.email, cell: ({ email }) => email },
    { key: 'role', title: text.role, cell: ({ role }) => roles[role] },
    {
      key: 'state',
      title: text.state,
      cell: ({ is_active, has_second_factor }) => (
        <span className="flex flex-wrap gap-1">
          {is_active ? (
            <Badge kind="ok">{text.active}</Badge>
          ) : (
            <Badge kind="danger">{text.inactive}</Badge>
          )}
          {!has_second_factor && <Badge kind="warn">{text.noFactor}</Badge>}
        </span>
      ),
    },
    {
      key: 'last_used_at',
      title: text.lastUsed,
      cell: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : text.never),
    },
  ];
  return <DataTable label={text.title} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

function InvitationTable({ invitations }: { invitations: OpenInvitation[] }) {
  const withdraw = useAct({
    act: (id: number) => api.delete('/staff/invitations/{id}/', { params: { id } }),
    renews: [readPeople.queryKey],
    said: text.withdrawn,
  });
  const columns: Column<OpenInvitation>[] = [
    { key: 'name', title: text.name, cell: ({ name }) => name },
    { key: 'email', title: text.email, cell: ({ email }) => email },
    { key: 'role', title: text.role, cell: ({ role }) => roles[role] },
    {
      key: 'expires_at',
      title: text.validUntil,
      cell: ({ expires_at }) => formatMoment(expires_at),
    },
    acts(text.withdraw, ({ id }) => (
      <Button size="sm" onClick={() => withdraw.mutate(id)}>
        {text.withdraw}
      </Button>
    )),
  ];
  return (
    <DataTable
      label={text.invitations}
      columns={columns}
      rows={invitations}
      keyOf={({ id }) => id}
    />
  );
}
