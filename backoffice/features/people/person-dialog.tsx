import { roles } from '../../../contract/staff/permissions.ts';
import type { Person } from '../../../contract/staff/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { roleNames } from '../../session/messages.ts';
import { ChoiceField, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

type Props = { person: Person; onClose: () => void };

export function PersonDialog({ person, onClose }: Props) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const names = useMessages(roleNames);
  const { id, version, name, role, is_active } = person;
  const { control, submit, formState } = useStaffForm({
    values: { name, role, is_active },
    async save(fields) {
      await api.post('/staff/people/{id}/', { params: { id }, body: { version, ...fields } });
      void queries.invalidateQueries({ queryKey: ['people'] });
      toast('success', ui.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={name} size="sm">
      <StaffForm onSubmit={submit} className="grid gap-4">
        <TextField control={control} name="name" label={text.name} required />
        <ChoiceField
          control={control}
          name="role"
          label={text.role}
          hint={text.roleEffect}
          options={roles.map((one) => ({ value: one, label: names[one] }))}
        />
        <TickField control={control} name="is_active" label={text.isActive} />
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {ui.save}
        </Button>
      </StaffForm>
      <AccessActs person={person} />
    </Dialog>
  );
}

/** For who forgot a password, lost a phone, or left one open. */
function AccessActs({ person: { id, email, is_active, has_second_factor } }: { person: Person }) {
  const text = useMessages(messages);
  const sendLink = useAct({
    act: () => api.post('/staff/people/{id}/password-link/', { params: { id } }),
    said: text.passwordLinkSent(email),
  });
  const resetFactor = useAct({
    act: () => api.delete('/staff/people/{id}/second-factor/', { params: { id } }),
    renews: [['people']],
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
