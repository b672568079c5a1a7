import { useState } from 'react';
import { staffRefusals } from '../../../contract/staff/constants.ts';
import type { Session } from '../../../contract/staff/shapes.ts';
import { ApiError } from '../../../kit/api/api-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { SecretField, TextField, useStaffForm } from '../../ui/form.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CodeField } from './code-field.tsx';
import { text } from './messages.ts';

type Props = {
  /** Whose session ended; nobody else's may take its place on the screen. */
  email?: string;
  onSignedIn: (session: Session) => void;
};

/** E-mail and password; the code is asked for once they are right. */
export function SignInForm({ email = '', onSignedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false);
  const { control, submit, formState } = useStaffForm({
    values: { email, password: '', code: '' },
    save: async ({ code, ...typed }) =>
      onSignedIn(await api.post('/staff/session/', { body: code ? { ...typed, code } : typed })),
    onRefused(error) {
      const wantsCode =
        error instanceof ApiError &&
        (error.data as { code?: unknown } | null)?.code === staffRefusals.codeNeeded;
      if (wantsCode) setAsksCode(true);
      return wantsCode;
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <TextField
        control={control}
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        readOnly={email !== ''}
        required
      />
      <SecretField
        control={control}
        name="password"
        label={text.password}
        autoComplete="current-password"
      />
      {asksCode && <CodeField control={control} name="code" />}
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {text.submit}
      </Button>
    </StaffForm>
  );
}
