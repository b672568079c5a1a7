import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { Door } from './door.tsx';
import { messages } from './messages.ts';

/** Asks for the link that leads to a new password. Whose addresses are known is not told. */
export default function ForgottenPasswordScreen() {
  const text = useMessages(messages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <Door title={text.recoverPassword}>
        <RequestForm onSent={setSentTo} />
      </Door>
    );
  }
  return (
    <Door title={text.linkSent}>
      <p role="status">
        <strong className="block break-words">{sentTo}</strong>
        {text.linkSentText}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => setSentTo(null)}>{text.sendLinkAgain}</Button>
        <WayBack />
      </div>
    </Door>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useMessages(messages);
  const { control, submit, formState } = useStaffForm({
    values: { email: '' },
    async save(body) {
      await api.post('/staff/password-link/', { body });
      onSent(body.email);
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <p className="text-steel">{text.recoveryAbout}</p>
      <TextField
        control={control}
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {text.sendLink}
      </Button>
      <WayBack />
    </StaffForm>
  );
}

function WayBack() {
  const text = useMessages(messages);
  return (
    <Button kind="ghost" icon="arrow-left" href="/admin/sign-in">
      {text.backToSignIn}
    </Button>
  );
}
