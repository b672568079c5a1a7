import { useId, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { newPassword } from '../../../../contract/forms/fields.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { PasswordField } from '../../../../kit/ui/password-field.tsx';
import { toast } from '../../../../kit/ui/toast.ts';
import { useForm } from '../../../forms/use-form.ts';
import { browserApi } from '../../session/browser-api.ts';
import { signOutEverywhere } from '../../session/sign-in-and-out.ts';
import { messages } from './messages.ts';

/** What opens the account, and who is in it. */
export function Security() {
  const text = useMessages(messages);
  const headingId = useId();
  const locale = useLocale();
  const [isChanging, setChanging] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
      setLeaving(false);
    }
  }

  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-card border border-line p-4 md:p-6"
    >
      <h2 id={headingId} className="mb-3 text-xl">
        {text.security}
      </h2>
      {isChanging ? (
        <PasswordForm onDone={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setChanging(true)}>{text.changePassword}</Button>
          <Button loading={isLeaving} onClick={leave}>
            {text.signOutEverywhere}
          </Button>
        </div>
      )}
    </section>
  );
}

const typed = object({
  current_password: pipe(string(), nonEmpty('VALIDATE.PASSWORD_PRESENT')),
  new_password: newPassword,
});

function PasswordForm({ onDone }: { onDone: () => void }) {
  const text = useMessages(messages);
  const recovery = localPath(useLocale(), '/accounts/reset-password');
  const { form, field, failure, sending } = useForm({
    schema: typed,
    initial: { current_password: '', new_password: '' },
    async send(passwords) {
      await browserApi().post('/accounts/create-and-update/', { body: passwords });
      toast('success', text.passwordChanged);
      onDone();
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <PasswordField
        {...field('current_password')}
        label={text.currentPassword}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field('new_password')}
        label={text.newPassword}
        hint={text.othersLeave}
        autoComplete="new-password"
        required
      />
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" loading={sending} className="flex-1">
          {text.save}
        </Button>
        <Button onClick={onDone}>{text.cancel}</Button>
      </div>
      <a href={recovery} className="inline-flex min-h-11 items-center link">
        {text.forgotten}
      </a>
    </form>
  );
}
