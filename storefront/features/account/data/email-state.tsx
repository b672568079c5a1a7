import { useState } from 'react';
import type { User } from '../../../../contract/shapes/account.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { browserApi } from '../../session/browser-api.ts';
import { messages } from './messages.ts';

type Told = { kind: 'success' | 'error'; text: string };

/** Whether the e-mail is confirmed, and the link once more where it is not. */
export function EmailState({ user }: { user: User }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  if (user.email === '') return null;
  if (user.email_confirmed) {
    return <p className="mt-4 text-sm text-ok">{text.emailConfirmed}</p>;
  }

  async function send() {
    setSending(true);
    try {
      await browserApi().post('/accounts/send-email-confirmation/');
      setTold({ kind: 'success', text: text.confirmationSent });
    } catch (error) {
      setTold({ kind: 'error', text: explainFailure(error, locale).text });
    }
    setSending(false);
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="text-sm text-steel">{text.emailUnconfirmed}</p>
      <Button size="sm" loading={sending} onClick={send}>
        {text.sendConfirmation}
      </Button>
      {told && <Alert kind={told.kind}>{told.text}</Alert>}
    </div>
  );
}
