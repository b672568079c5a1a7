import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/ui/icon.tsx';
import { AddressLine, EmailLink, type Phone, PhoneLine } from './contact-lines.tsx';
import type { Contacts } from './layout-data.ts';

type Props = { contacts: Contacts; phones: readonly Phone[]; without: readonly string[] };

/** Everything one needs to come, call or write. */
export const ContactBlock = ({ contacts, phones, without }: Props) => (
  <div className="space-y-4">
    <VisitBlock contacts={contacts} />
    <CallBlock contacts={contacts} phones={phones} without={without} />
  </div>
);

const isOpenSaid = ({ work_schedule, free_schedule }: Contacts) =>
  work_schedule.length > 0 || free_schedule !== '';

/** Whether there is anything to tell somebody who means to come. */
export const isVisitSaid = (contacts: Contacts) =>
  contacts.address.length > 0 || isOpenSaid(contacts);

/** Where the shop is and when it is open, as far as somebody has said it. */
export const VisitBlock = ({ contacts }: { contacts: Contacts }) => (
  <div className="space-y-4">
    {contacts.address.length > 0 && (
      <Marked icon="map-pin">
        {contacts.address.map((address) => (
          <p key={address.address}>
            <AddressLine
              address={address}
              className="inline-block py-1 text-balance hover:underline"
            />
          </p>
        ))}
      </Marked>
    )}
    {isOpenSaid(contacts) && (
      <Marked icon="clock">
        {contacts.work_schedule.map(({ period, hours }) => (
          <p key={period} className="py-0.5">
            {period}: <span className="font-semibold whitespace-nowrap">{hours}</span>
          </p>
        ))}
        {contacts.free_schedule && <p className="py-0.5 opacity-75">{contacts.free_schedule}</p>}
      </Marked>
    )}
  </div>
);

export const CallBlock = ({ contacts, phones, without }: Props) => (
  <div className="space-y-4">
    {phones.length > 0 && (
      <Marked icon="phone">
        {/* In columns of the whole width: only the first number stands beside the mark. */}
        <ul className="md:max-xl:-ml-8 md:max-xl:grid md:max-xl:grid-cols-3 md:max-xl:gap-x-8">
          {phones.map((phone) => (
            <li key={phone.id} className="md:max-xl:first:pl-8">
              <PhoneLine phone={phone} without={without} />
            </li>
          ))}
        </ul>
      </Marked>
    )}
    {contacts.emails[0] && (
      <Marked icon="mail">
        <EmailLink email={contacts.emails[0]} className="inline-block py-1 hover:underline" />
      </Marked>
    )}
  </div>
);

const Marked = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className="flex gap-3">
    <Icon name={icon} size={20} className="mt-1.5 opacity-75" />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
