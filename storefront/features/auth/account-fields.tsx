import { PhoneField } from '../../../kit/forms/phone-field.tsx';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { messages } from './messages.ts';
import type { RegistrationForm } from './use-registration.ts';

/** What every customer is asked. */
export function AccountFields({ registration }: { registration: RegistrationForm }) {
  const { field, values, check } = registration;
  const text = useMessages(messages);
  /** Whoever has typed both hears at once that they differ: neither can be read. */
  const compare = () => values.password && values.confirm_password && check('confirm_password');
  return (
    <>
      <Field
        {...field('username')}
        label={text.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        required
        className={half}
      />
      <PhoneField {...field('phone')} label={text.phone} required className={half} />
      <PasswordField
        {...field('password')}
        label={text.password}
        hint={text.passwordHint}
        onBlur={compare}
        autoComplete="new-password"
        required
        className={half}
      />
      <PasswordField
        {...field('confirm_password')}
        label={text.confirm}
        onBlur={compare}
        autoComplete="new-password"
        required
        className={half}
      />
    </>
  );
}

/** Two in a row where there is room. */
const half = 'md:col-span-1!';
