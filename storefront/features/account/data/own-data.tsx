import type { ComponentProps } from 'react';
import { defaultDeliverySettings } from '../../../../contract/delivery-fee.ts';
import type { User } from '../../../../contract/shapes/account.ts';
import { PhoneField } from '../../../../kit/forms/phone-field.tsx';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Field } from '../../../../kit/ui/field.tsx';
import { PasswordField } from '../../../../kit/ui/password-field.tsx';
import { PlaceFields } from '../../places/place-fields.tsx';
import { useDistricts } from '../../places/use-districts.ts';
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
      controls={(field, place) => (
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
          {field('email').value.trim().toLowerCase() !== user.email.toLowerCase() && (
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
          <Places district={place('district_id')} locality={place('locality_id')} />
          <Field {...field('address')} label={text.address} autoComplete="street-address" />
        </>
      )}
    >
      <EmailState user={user} />
    </DataCard>
  );
}

type PlacesProps = Pick<ComponentProps<typeof PlaceFields>, 'district' | 'locality'>;

/** The long list of places comes when somebody changes theirs. */
const Places = (fields: PlacesProps) => (
  <PlaceFields
    {...fields}
    places={useDistricts(true)}
    capital={defaultDeliverySettings.capitalDistrictId}
  />
);
