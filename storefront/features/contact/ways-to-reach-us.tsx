import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readContactPage } from '../../../contract/operations/contacts.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { AddressLine, EmailLink, PhoneLine } from '../../layout/contact-lines.tsx';
import { messages } from './messages.ts';

export type Contacts = AnswerOf<typeof readContactPage>;

type Props = {
  contacts: Contacts;
  /** Prefixes of phones that have neither Viber nor WhatsApp. */
  without: readonly string[];
};

export function WaysToReachUs({ contacts, without }: Props) {
  const text = useMessages(messages);
  const line = 'link inline-block py-1.5';
  return (
    <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      <Way icon="phone" title={text.phones} className="md:col-span-2">
        <ul className="grid gap-3 sm:grid-cols-2">
          {contacts.phones.map((phone) => (
            <li key={phone.id} className="rounded-card border border-line py-2 pr-2 pl-4">
              <PhoneLine phone={phone} without={without} />
            </li>
          ))}
        </ul>
      </Way>
      <Way icon="map-pin" title={text.addresses}>
        <ul>
          {contacts.address.map((address) => (
            <li key={address.address}>
              <AddressLine address={address} className={address.map_link ? line : 'block py-1.5'} />
            </li>
          ))}
        </ul>
      </Way>
      <Way icon="clock" title={text.schedule}>
        <dl className="grid gap-2 py-1.5">
          {contacts.work_schedule.map(({ period, hours }) => (
            <div key={period} className="flex justify-between gap-4 sm:max-w-80">
              <dt>{period}</dt>
              <dd className="font-semibold whitespace-nowrap">{hours}</dd>
            </div>
          ))}
        </dl>
        {contacts.free_schedule && <p className="text-steel">{contacts.free_schedule}</p>}
      </Way>
      <Way icon="mail" title={text.emails} className="md:col-span-2">
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {contacts.emails.map((email) => (
            <li key={email}>
              <EmailLink email={email} className={line} />
            </li>
          ))}
        </ul>
      </Way>
    </div>
  );
}

type WayProps = { icon: IconName; title: string; className?: string; children: ReactNode };

const Way = ({ icon, title, className, children }: WayProps) => (
  <section className={className}>
    <h2 className="mb-3 flex items-center gap-3 text-lg">
      <span className="grid size-10 place-items-center rounded-control bg-copper-soft text-copper">
        <Icon name={icon} size={22} />
      </span>
      {title}
    </h2>
    {children}
  </section>
);
