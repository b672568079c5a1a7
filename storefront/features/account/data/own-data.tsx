import type { User } from '../../../../contract/shapes/account.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { DataCard } from './data-card.tsx';
import { EmailState } from './email-state.tsx';
import { messages } from './messages.ts';

const names = [
  'name',
  'username',
  'email',
  'phone',
  'country',
  'region',
  'city',
  'address',
] as const;

export function OwnData({ user }: { user: User }) {
  const text = useMessages(messages);
  return (
    <DataCard
      title={text.ownData}
      changeLabel={text.changeOwn}
      user={user}
      names={names}
      controls={(field) => (
        <>
          <Field {...field('name')} label={text.name} autoComplete="name" />
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
          />
          {field('email').value?.trim().toLowerCase() !== user.email.toLowerCase() && (
            <PasswordField
              {...field('current_password')}
              label={text.currentPassword}
              hint={text.currentPasswordHint}
              autoComplete="current-password"
              required
            />
          )}
          <PhoneField {...field('phone')} label={text.phone} required />
          <Field {...field('country')} label={text.country} autoComplete="country-name" />
          <Field {...field('region')} label={text.region} autoComplete="address-level1" />
          <Field {...field('city')} label={text.city} autoComplete="address-level2" />
          <Field {...field('address')} label={text.address} autoComplete="street-address" />
        </>
      )}
    >
      <EmailState user={user} />
    </DataCard>
  );
}
