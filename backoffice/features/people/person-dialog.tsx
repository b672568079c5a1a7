import { roles } from '../../../contract/staff/permissions.ts';
import type { Person } from '../../../contract/staff/shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { oneOf } from '../../resources/resource.ts';
import { roleNames as names } from '../../session/messages.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { FormDialog } from '../../ui/leave-guard.tsx';
import { ui } from '../../ui/messages.ts';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { text } from './messages.ts';
import { readPeople } from './read-people.ts';

type Props = { person: Person; onClose: () => void };

export function PersonDialog({ person, onClose }: Props) {
  return (
    <FormDialog open onClose={onClose} title={person.name} size="sm">
      <PersonForm {...{ person, onClose }} />
      <AccessActs person={person} />
    </FormDialog>
  );
}

function PersonForm({ person, onClose }: Props) {
  const params = { id: person.id };
  const form = useHeldForm({
    held: person,
    valuesOf: (whole) => valuesOf(whole ?? person),
    labels: { name: text.name, role: text.role, is_active: text.is_active },
    wordsOf: (_, value) =>
      roles.filter((one) => one === value).map((one) => names[one])[0] ?? value,
    read: async () => oneOf((await readPeople.queryFn()).people, ({ id }) => id === person.id),
    save: (typed, { whole }) =>
      api.post('/staff/people/{id}/', {
        params,
        body: { version: (whole ?? person).version, ...typed },
      }),
    renews: [readPeople.queryKey],
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <HeldForm form={form}>
      <TextField control={control} name="name" label={text.name} required />
      <ChoiceField
        control={control}
        name="role"
        label={text.role}
        hint={text.roleEffect}
        options={roles.map((one) => ({ value: one, label: names[one] }))}
      />
      <TickField control={control} name="is_active" label={text.is_active} />
      <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
        {ui.save}
      </Button>
    </HeldForm>
  );
}

const valuesOf = ({ name, role, is_active }: Person) => ({ name, role, is_active });

/** For who forgot a password, lost a phone, or left one open. */
function AccessActs({ person: { id, email, is_active, has_second_factor } }: { person: Person }) {
  const sendLink = useAct({
    act: () => api.post('/staff/people/{id}/password-link/', { params: { id } }),
    said: text.passwordLinkSent(email),
  });
  const resetFactor = useAct({
    act: () => api.delete('/staff/people/{id}/second-factor/', { params: { id } }),
    renews: [readPeople.queryKey],
    said: text.factorReset,
  });
  const endSessions = useAct({
    act: () => api.delete('/staff/people/{id}/sessions/', { params: { id } }),
    said: text.sessionsEnded,
  });
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      {is_active && (
        <Button size="sm" onClick={() => sendLink.mutate()} loading={sendLink.isPending}>
          {text.passwordLink}
        </Button>
      )}
      <Button size="sm" onClick={() => endSessions.mutate()} loading={endSessions.isPending}>
        {text.endSessions}
      </Button>
      {has_second_factor && (
        <Button size="sm" onClick={() => resetFactor.mutate()} loading={resetFactor.isPending}>
          {text.resetFactor}
        </Button>
      )}
    </div>
  );
}
