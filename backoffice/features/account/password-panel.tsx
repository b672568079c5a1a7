import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { SecretField, useStaffForm } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

export function PasswordPanel() {
  const text = useMessages(messages);
  const { control, submit, formState, reset } = useStaffForm({
    values: { password: '', new_password: '' },
    async save(body) {
      await api.post('/staff/password/', { body });
      toast('success', text.changed);
      reset();
    },
  });
  return (
    <Panel title={text.password}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        <SecretField
          control={control}
          name="password"
          label={text.present}
          autoComplete="current-password"
        />
        <SecretField
          control={control}
          name="new_password"
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" loading={formState.isSubmitting} className="justify-self-start">
          {text.password}
        </Button>
      </StaffForm>
    </Panel>
  );
}
