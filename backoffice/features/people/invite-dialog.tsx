import type { Locale } from '../../../contract/locale.ts';
import { type Role, roles } from '../../../contract/staff/permissions.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { roleNames as names } from '../../session/messages.ts';
import { ChoiceField, TextField } from '../../ui/form.tsx';
import { SendDialog } from '../../ui/send-form.tsx';
import { text } from './messages.ts';
import { readPeople } from './read-people.ts';

type Invited = { name: string; email: string; role: Role; locale: Locale };
const blank: Invited = { name: '', email: '', role: 'sales', locale };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <SendDialog
      title={text.invite}
      action={text.send}
      values={blank}
      send={(body: Invited) => api.post('/staff/people/', { body })}
      renews={[readPeople.queryKey]}
      said={({ email }) => text.sent(email)}
      onClose={onClose}
    >
      {(control) => (
        <>
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
            options={(['ro', 'ru'] as const).map((value) => ({ value, label: text[value] }))}
          />
        </>
      )}
    </SendDialog>
  );
}
