import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Messengers, PhoneLine } from '../contact-lines.tsx';
import type { HeaderPhone } from '../layout-data.ts';
import { messages } from './messages.ts';

export type HeaderPhonesProps = { phones: HeaderPhone[]; without: readonly string[] };

const LIST_ID = 'header-phones';

/**
 * The first phone stands in the header where there is room; all of them are a click away, in a
 * list that the browser itself opens and closes.
 */
export default function HeaderPhones({ phones, without }: HeaderPhonesProps) {
  const text = useMessages(messages);
  const [first, ...others] = phones;
  if (!first) return null;
  return (
    <div className="flex flex-none items-center max-md:hidden">
      <a
        href={`tel:${first.phone_to_call}`}
        className="mr-1 py-2.5 font-semibold whitespace-nowrap hover:underline max-xl:hidden"
      >
        {first.phone}
      </a>
      <span className="flex max-xl:hidden">
        <Messengers phone={first} without={without} />
      </span>
      <button
        type="button"
        popoverTarget={LIST_ID}
        aria-label={text.phones}
        className="grid size-11 place-items-center rounded-control [anchor-name:--phones] hover:bg-ink-soft"
      >
        <Icon name="phone" className="xl:hidden" />
        <Icon name="chevron-down" size={20} className="max-xl:hidden" />
      </button>
      <ul
        id={LIST_ID}
        popover="auto"
        // Without anchors it stands where the button is while the header is stuck.
        className="on-paper fixed inset-auto top-18 right-4 m-0 w-72 rounded-card border border-line px-4 py-2 shadow-float supports-[anchor-name:--a]:top-auto supports-[anchor-name:--a]:right-auto supports-[anchor-name:--a]:mt-2 [position-anchor:--phones] [position-area:bottom_span-left]"
      >
        {[first, ...others, ...first.related_phones].map((phone) => (
          <li key={phone.id}>
            <PhoneLine phone={phone} without={without} />
          </li>
        ))}
      </ul>
    </div>
  );
}
