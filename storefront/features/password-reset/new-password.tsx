import { pick } from 'valibot';
import { passwordResetConfirm } from '../../../contract/forms/password-reset.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useNavigate } from '../../router/hooks.ts';
import { openAuth } from '../session/auth-request.ts';
import { browserApi } from '../session/browser-api.ts';
import { forgetToken } from '../session/forget-token.ts';
import { messages } from './messages.ts';

/** What the mail's link carries. */
type ResetKey = { uid: string; token: string };

const typed = pick(passwordResetConfirm, ['new_password']);

export function NewPassword({ resetKey }: { resetKey: ResetKey }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { form, field, failure, sending } = useForm({
    schema: typed,
    initial: { new_password: '' },
    async send({ new_password }) {
      const confirm = { ...resetKey, new_password };
      await browserApi(null).post('/auth/users/reset_password_confirm/', { body: confirm });
      // Every token of the account ended with the old password, this browser's too.
      forgetToken();
      // The used link leaves the history; after the login the page that comes again is the account.
      navigate(localPath(locale, '/account'), { replace: true });
      openAuth({ tab: 'login', reason: text.changed });
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-steel">{text.newAbout}</p>
      <PasswordField
        {...field('new_password')}
        label={text.newPassword}
        hint={text.newPasswordHint}
        autoComplete="new-password"
        required
      />
      {failure && (
        <Alert kind="error">
          <p>{failure}</p>
          <a
            href={localPath(locale, '/accounts/reset-password')}
            className="inline-block py-2 link"
          >
            {text.anotherLink}
          </a>
        </Alert>
      )}
      <Button type="submit" kind="primary" loading={sending}>
        {text.save}
      </Button>
    </form>
  );
}
