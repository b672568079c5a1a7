import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readFooterContacts } from '../../../contract/operations/contacts.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { viewMessages } from './view-messages.ts';

export type Contacts = AnswerOf<typeof readFooterContacts>;

/** Whom to ask, below a page that has little else to say. */
export const ContactsBelow = ({ contacts }: { contacts: Contacts | null }) =>
  contacts && (
    <div className="mx-auto max-w-lg">
      <ShopContacts contacts={contacts} />
    </div>
  );

/** Whom to ask about the order. */
export function ShopContacts({ contacts }: { contacts: Contacts }) {
  const text = useMessages(viewMessages);
  const [email] = contacts.emails;
  const link = 'inline-block -my-1 py-1 hover:underline';
  return (
    <section className="rounded-card border border-line bg-paper p-4 md:p-6">
      <h2 className="mb-3 text-xl">{text.contacts}</h2>
      <ul>
        {contacts.phones.map((phone) => (
          <Line key={phone.id} icon="phone">
            <a href={`tel:${phone.phone_to_call}`} className={`${link} font-semibold`}>
              {phone.phone}
            </a>
            {phone.department && <p className="text-sm text-steel">{phone.department}</p>}
          </Line>
        ))}
        {email && (
          <Line icon="mail">
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Line>
        )}
        {contacts.address.map(({ address }) => (
          <Line key={address} icon="map-pin">
            {withNoBreakSpaces(address)}
          </Line>
        ))}
        {contacts.work_schedule.map(({ period, hours }) => (
          <Line key={period} icon="clock">
            {period}: <span className="whitespace-nowrap">{hours}</span>
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={20} className="mt-2 text-steel" />
    <div className="min-w-0 py-1.5">{children}</div>
  </li>
);
