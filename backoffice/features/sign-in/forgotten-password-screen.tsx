import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Door } from './door.tsx';
import { text } from './messages.ts';

/** Asks for the link that leads to a new password. Whose addresses are known is not told. */
export default function ForgottenPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <Door title={text.recoverPassword}>
        <p className="mb-4 text-steel">{text.recoveryAbout}</p>
        <SendForm
          values={{ email: '' }}
          send={async (body) => {
            await api.post('/staff/password-link/', { body });
            return body.email;
          }}
          onSent={setSentTo}
          action={text.sendLink}
          className="mb-4"
        >
          {(control) => (
            <TextField
              control={control}
              name="email"
              label={text.email}
              type="email"
              autoComplete="username"
              required
            />
          )}
        </SendForm>
        <WayBack />
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

function WayBack() {
  return (
    <Button kind="ghost" icon="arrow-left" href="/admin/sign-in">
      {text.backToSignIn}
    </Button>
  );
}
