import type { User } from '../../../../contract/shapes/account.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { localPath, useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { DataCard } from './data-card.tsx';
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
  const recovery = localPath(useLocale(), '/accounts/reset-password');
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
          <PhoneField {...field('phone')} label={text.phone} required />
          <Field {...field('country')} label={text.country} autoComplete="country-name" />
          <Field {...field('region')} label={text.region} autoComplete="address-level1" />
          <Field {...field('city')} label={text.city} autoComplete="address-level2" />
          <Field {...field('address')} label={text.address} autoComplete="street-address" />
        </>
      )}
    >
      <a href={recovery} className="mt-4 inline-flex min-h-11 items-center link">
        {text.changePassword}
      </a>
    </DataCard>
  );
}
