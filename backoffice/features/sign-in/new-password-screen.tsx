import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../../kit/api/api-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { SecretField } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Door } from './door.tsx';
import { text } from './messages.ts';

/** The key stands in the fragment, which no server's log ever sees. */
export default function NewPasswordScreen() {
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
        {({ email }) => (
          <>
            <p className="mb-4 break-words text-steel">{text.newPasswordFor(email)}</p>
            <SendForm
              values={{ new_password: '' }}
              send={(typed) => api.post('/staff/password-link/use/', { body: { key, ...typed } })}
              onSent={() => setIsSet(true)}
              action={text.savePassword}
            >
              {(control) => (
                <SecretField
                  control={control}
                  name="new_password"
                  label={text.newPassword}
                  hint={text.passwordHint}
                  autoComplete="new-password"
                />
              )}
            </SendForm>
          </>
        )}
      </Loaded>
    </Door>
  );
}
