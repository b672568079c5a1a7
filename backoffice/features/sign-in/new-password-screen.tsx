import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../../kit/api/api-error.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { SecretField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { Door } from './door.tsx';
import { messages } from './messages.ts';

/** The key stands in the fragment, which no server's log ever sees. */
export default function NewPasswordScreen() {
  const text = useMessages(messages);
  const [isSet, setIsSet] = useState(false);
  const key = location.hash.slice(1);
  const query = useQuery({
    queryKey: ['password-link', key],
    queryFn: () => api.post('/staff/password-link/read/', { body: { key } }),
    enabled: !isSet,
  });
  if (isSet) {
    return (
      <Door title={text.passwordSet}>
        <p role="status" className="mb-6">
          {text.passwordSetText}
        </p>
        <Button kind="primary" href="/admin/sign-in">
          {text.submit}
        </Button>
      </Door>
    );
  }
  if (statusOf(query.error) === 400) {
    return (
      <Door title={text.linkVoid}>
        <p className="mb-6">{text.linkVoidText}</p>
        <Button href="/admin/forgotten-password">{text.anotherLink}</Button>
      </Door>
    );
  }
  return (
    <Door title={text.recoverPassword}>
      <Loaded query={query}>
        {({ email }) => <PasswordForm email={email} linkKey={key} onSet={() => setIsSet(true)} />}
      </Loaded>
    </Door>
  );
}

type FormProps = { email: string; linkKey: string; onSet: () => void };

function PasswordForm({ email, linkKey, onSet }: FormProps) {
  const text = useMessages(messages);
  const { control, submit, formState } = useStaffForm({
    values: { new_password: '' },
    async save(typed) {
      await api.post('/staff/password-link/use/', { body: { key: linkKey, ...typed } });
      onSet();
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <p className="break-words text-steel">{text.newPasswordFor(email)}</p>
      <SecretField
        control={control}
        name="new_password"
        label={text.newPassword}
        hint={text.passwordHint}
        autoComplete="new-password"
      />
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {text.savePassword}
      </Button>
    </StaffForm>
  );
}
