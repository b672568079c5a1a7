import type { UserType } from '../../../contract/constants.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Tabs } from '../../../kit/ui/tabs.tsx';
import { AccountFields } from './account-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { messages } from './messages.ts';
import { TermsField } from './terms-field.tsx';
import { type RegistrationForm, useRegistration } from './use-registration.ts';

type Props = { userType?: UserType | undefined; onRegistered: () => void };

export function Registration({ userType = 'physical', onRegistered }: Props) {
  const text = useMessages(messages);
  const registration = useRegistration(userType, onRegistered);
  const { values, set } = registration;
  const tab = (id: UserType, label: string) => ({
    id,
    label,
    content: values.user_type === id && <Fields registration={registration} />,
  });
  return (
    <Tabs
      kind="segments"
      label={text.kind}
      value={values.user_type}
      onChange={(chosen) => set('user_type', chosen)}
      items={[tab('physical', text.physical), tab('juridical', text.juridical)]}
    />
  );
}

function Fields({ registration }: { registration: RegistrationForm }) {
  const text = useMessages(messages);
  const { form, values, failure, sending } = registration;
  return (
    <form {...form} className="grid gap-4 *:col-span-full md:grid-cols-2">
      {values.user_type === 'juridical' && <CompanyFields registration={registration} />}
      <AccountFields registration={registration} />
      <TermsField {...registration.tick('terms')} />
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button type="submit" kind="primary" loading={sending}>
        {text.register}
      </Button>
    </form>
  );
}
