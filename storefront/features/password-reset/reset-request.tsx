import { type ReactNode, useState } from 'react';
import { passwordResetRequest } from '../../../contract/forms/password-reset.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { browserApi } from '../session/browser-api.ts';
import { messages } from './messages.ts';
import { Outcome } from './outcome.tsx';

type Props = {
  /** The address to begin with, where it is known. */
  email?: string;
  /** Where to go from here. */
  wayBack?: ReactNode;
};

/** Asks for the link that leads to a new password, then tells whether it was sent. */
export function ResetRequest({ email = '', wayBack }: Props) {
  const text = useMessages(messages);
  const contact = localPath(useLocale(), '/contact');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, failure, forgetFailure, sending } = useForm({
    schema: passwordResetRequest,
    initial: { email },
    async send(request) {
      await browserApi(null).post('/auth/users/reset_password/', { body: request });
      setSentTo(request.email);
    },
  });
  const { error } = field('email');

  if (sentTo !== null) {
    return (
      <Outcome
        kind="success"
        icon="mail"
        title={text.PASSWORD_RESET_SUCCESS_TITLE}
        text={
          <>
            <strong className="block break-words text-ink">{sentTo}</strong>
            {text.PASSWORD_RESET_SUCCESS_DESCRIPTION}
          </>
        }
        actions={
          <>
            <Button onClick={() => setSentTo(null)}>{text.sendAgain}</Button>
            {wayBack}
          </>
        }
      />
    );
  }
  if (failure && !error) {
    return (
      <Outcome
        kind="error"
        icon="error"
        title={text.PASSWORD_RESET_ERROR_TITLE}
        text={
          <>
            <p>{failure}</p>
            <p className="mt-2">{text.PASSWORD_RESET_ERROR_DESCRIPTION}</p>
          </>
        }
        actions={
          <>
            <Button kind="primary" onClick={forgetFailure}>
              {text.tryAgain}
            </Button>
            <Button href={contact} target="_blank">
              {text.contact}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <form {...form} className="grid gap-4">
      <p className="text-steel">{text.about}</p>
      <Field {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <Button type="submit" kind="primary" loading={sending}>
        {text.send}
      </Button>
      {wayBack}
    </form>
  );
}
