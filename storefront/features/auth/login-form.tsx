import { loginForm } from '../../../contract/forms/login.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { browserApi } from '../session/browser-api.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { messages } from './messages.ts';

export function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  const text = useMessages(messages);
  const signIn = useSignIn();
  const { form, field, failure, sending } = useForm({
    schema: loginForm,
    initial: { username: '', password: '' },
    async send(login) {
      const answer = await browserApi(null).post('/auth-token/token/login/', { body: login });
      await signIn(answer.auth_token);
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <Field
        {...field('username')}
        label={text.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <PasswordField
          {...field('password')}
          label={text.password}
          autoComplete="current-password"
          required
        />
        <button type="button" onClick={onForgotten} className="mt-1 min-h-11 link">
          {text.forgotten}
        </button>
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button type="submit" kind="primary" loading={sending}>
        {text.logIn}
      </Button>
    </form>
  );
}
