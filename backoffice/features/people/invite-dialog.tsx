import type { Locale } from '../../../contract/locale.ts';
import { type Role, roles } from '../../../contract/staff/permissions.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { locale } from '../../i18n.ts';
import { roleNames } from '../../session/messages.ts';
import { ChoiceField, TextField, useStaffForm } from '../../ui/form.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

type Props = { open: boolean; onClose: () => void };

export function InviteDialog({ open, onClose }: Props) {
  const text = useMessages(messages);
  return (
    <Dialog open={open} onClose={onClose} title={text.invite} size="sm">
      <InviteForm onSent={onClose} />
    </Dialog>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const text = useMessages(messages);
  const names = useMessages(roleNames);
  const { control, submit, formState } = useStaffForm<{
    name: string;
    email: string;
    role: Role;
    locale: Locale;
  }>({
    values: { name: '', email: '', role: 'sales', locale },
    async save(body) {
      const { email } = await api.post('/staff/people/', { body });
      void queries.invalidateQueries({ queryKey: ['people'] });
      toast('success', text.sent(email));
      onSent();
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <TextField control={control} name="name" label={text.name} required />
      <TextField control={control} name="email" label={text.email} type="email" required />
      <ChoiceField
        control={control}
        name="role"
        label={text.role}
        options={roles.map((role) => ({ value: role, label: names[role] }))}
      />
      <ChoiceField
        control={control}
        name="locale"
        label={text.locale}
        options={[
          { value: 'ro', label: text.ro },
          { value: 'ru', label: text.ru },
        ]}
      />
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {text.send}
      </Button>
    </StaffForm>
  );
}
