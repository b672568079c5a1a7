import { hasMessengers } from '../../contract/phone.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { withNoBreakSpaces } from '../ui/no-break-spaces.ts';
import { laterMessages } from './later-messages.ts';
import type { Contacts } from './layout-data.ts';

type Address = Contacts['address'][number];

/** Linked to a map where there is a link. */
export const AddressLine = ({ address, className }: { address: Address; className?: string }) =>
  address.map_link ? (
    <a href={address.map_link} target="_blank" rel="noopener" className={className}>
      {withNoBreakSpaces(address.address)}
    </a>
  ) : (
    <span className={className}>{withNoBreakSpaces(address.address)}</span>
  );

export const EmailLink = ({ email, className }: { email: string; className?: string }) => (
  <a href={`mailto:${email}`} className={className}>
    {email}
  </a>
);

export type Phone = { id: number; phone: string; phone_to_call: string; department: string };

/** A number to call, and to write to where it has messengers. */
export function PhoneLine({ phone, without }: { phone: Phone; without: readonly string[] }) {
  return (
    <div className="flex min-h-11 items-center gap-1">
      <a href={`tel:${phone.phone_to_call}`} className="mr-auto py-1">
        <span className="block font-semibold whitespace-nowrap">{phone.phone}</span>
        {phone.department && <span className="block text-sm opacity-75">{phone.department}</span>}
      </a>
      <Messengers phone={phone} without={without} />
    </div>
  );
}

export function Messengers({ phone, without }: { phone: Phone; without: readonly string[] }) {
  const text = useMessages(laterMessages);
  if (!hasMessengers(phone.phone_to_call, without)) return null;
  const digits = phone.phone_to_call.replace(/\D/g, '');
  const look = 'grid size-11 flex-none place-items-center rounded-control hover:bg-current/10';
  return (
    <>
      <a
        href={`viber://chat?number=%2B${digits}`}
        aria-label={`${text.viber} ${phone.phone}`}
        className={look}
      >
        <Icon name="viber" size={22} />
      </a>
      <a
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noopener"
        aria-label={`${text.whatsapp} ${phone.phone}`}
        className={look}
      >
        <Icon name="whatsapp" size={22} />
      </a>
    </>
  );
}
