import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { AddressLine } from '../contact-lines.tsx';
import type { Contacts } from '../layout-data.ts';
import { useShopLinks } from '../shop-links.ts';
import { messages } from './messages.ts';

export type TopBarProps = { contacts: Contacts | null };

export default function TopBar({ contacts }: TopBarProps) {
  const links = useShopLinks(['about', 'news', 'brands', 'contact', 'discount']);
  return (
    <>
      <nav
        aria-label={useMessages(messages).shopPages}
        className="mr-auto flex flex-none gap-x-3 xl:gap-x-4"
      >
        {links.map(({ page, title, link }) => (
          <a
            key={page}
            href={link}
            className={`py-1.5 hover:text-paper hover:underline ${page === 'discount' ? 'font-semibold text-spark' : ''}`}
          >
            {title}
          </a>
        ))}
      </nav>
      {contacts && <ContactLine contacts={contacts} />}
    </>
  );
}

/** The first address, the first two entries of the schedule, the first e-mail. */
function ContactLine({ contacts: { address, work_schedule, emails } }: { contacts: Contacts }) {
  const [place] = address;
  const [email] = emails;
  const cell = 'flex flex-none items-center gap-1.5';
  const link = 'truncate py-1.5 hover:text-paper hover:underline';
  return (
    <>
      <div className="flex min-w-0 gap-x-3 max-lg:order-2 max-lg:w-full max-lg:justify-between xl:gap-x-4">
        {place && (
          <span title={place.address} className="flex min-w-40 items-center gap-1.5">
            <Icon name="map-pin" size={16} />
            <AddressLine address={place} className={link} />
          </span>
        )}
        {work_schedule.length > 0 && (
          <span className="flex min-w-0 items-center gap-1.5">
            <Icon name="clock" size={16} />
            {/* Where both are too much for one line, the second gives way to the address. */}
            {work_schedule.slice(0, 2).map(({ period, hours }) => (
              <span
                key={period}
                className="mr-1.5 truncate last:mr-0 lg:max-xl:not-first-of-type:hidden"
              >
                {period} <span className="text-paper">{hours}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      {email && (
        <a href={`mailto:${email}`} title={email} className={`${cell} ${link}`}>
          <Icon name="mail" size={16} />
          <span className="lg:max-xl:sr-only">{email}</span>
        </a>
      )}
    </>
  );
}
