import { statusOf } from '../../../kit/api/api-error.ts';
import { useStore } from '../../../kit/state/store.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { question } from '../../session/ask-again.ts';
import { session } from '../../session/session.ts';
import { SecretField } from '../../ui/form.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { CodeField } from './code-field.tsx';
import { text } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over whatever is on the screen: signing in again, or confirming by password and code. */
export function QuestionDialog() {
  const asked = useStore(question);
  const who = useStore(session);
  const isConfirming = asked?.kind === 'confirm';
  return (
    <Dialog
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      title={isConfirming ? text.confirm : text.again}
      size="sm"
    >
      <p className="mb-4 text-steel">{isConfirming ? text.confirmText : text.againText}</p>
      {isConfirming ? (
        <ConfirmForm
          onConfirmed={() => asked.answer(true)}
          onSessionEnded={() => question.set({ ...asked, kind: 'sign-in' })}
        />
      ) : (
        <SignInForm
          {...(who && { email: who.person.email })}
          onSignedIn={(signedIn) => {
            session.set(signedIn);
            asked?.answer(true);
          }}
        />
      )}
    </Dialog>
  );
}

type ConfirmProps = { onConfirmed: () => void; onSessionEnded: () => void };

function ConfirmForm({ onConfirmed, onSessionEnded }: ConfirmProps) {
  return (
    <SendForm
      values={{ password: '', code: '' }}
      send={(body) => api.post('/staff/session/confirm/', { body })}
      onSent={(confirmed) => {
        session.set(confirmed);
        onConfirmed();
      }}
      onRefused={(error) => {
        const hasEnded = statusOf(error) === 401;
        if (hasEnded) onSessionEnded();
        return hasEnded;
      }}
      action={text.confirmSubmit}
    >
      {(control) => (
        <>
          <SecretField
            control={control}
            name="password"
            label={text.password}
            autoComplete="current-password"
          />
          <CodeField control={control} name="code" />
        </>
      )}
    </SendForm>
  );
}
