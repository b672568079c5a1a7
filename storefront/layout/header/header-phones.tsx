import { useMessages } from '../../i18n/messages.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Messengers, PhoneLine } from '../contact-lines.tsx';
import type { HeaderPhone } from '../layout-data.ts';
import { messages } from './messages.ts';

type Props = { phones: HeaderPhone[]; without: readonly string[] };

/** The first phone stands in the header where there is room; the others are a click away. */
export function HeaderPhones({ phones, without }: Props) {
  const text = useMessages(messages);
  const [first, ...others] = phones;
  if (!first) return null;
  return (
    <div className="flex flex-none items-center max-md:hidden">
      <a
        href={`tel:${first.phone_to_call}`}
        className="py-2.5 font-semibold whitespace-nowrap hover:underline max-xl:hidden"
      >
        {first.phone}
      </a>
      <span className="flex max-xl:hidden">
        <Messengers phone={first} without={without} />
      </span>
      <Dropdown
        labelClass="grid size-11 place-items-center rounded-control hover:bg-ink-soft"
        label={
          <>
            <Icon name="phone" className="xl:hidden" />
            <Icon name="chevron-down" size={20} className="max-xl:hidden in-[[open]]:rotate-180" />
            <span className="sr-only">{text.phones}</span>
          </>
        }
      >
        <ul className="px-2 [--focus:var(--color-ink)]">
          {[first, ...others, ...first.related_phones].map((phone) => (
            <li key={phone.id}>
              <PhoneLine phone={phone} without={without} />
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}
