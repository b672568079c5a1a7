import { useMessages } from '../../../kit/i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { ShopMap } from '../map/shop-map.tsx';
import { messages } from './messages.ts';
import type { Contacts } from './ways-to-reach-us.tsx';

/** The map; where it cannot be drawn, the address and a link to one. */
export function ShopPlace({ contacts }: { contacts: Contacts }) {
  const text = useMessages(messages);
  return (
    <Section title={text.map}>
      <ShopMap
        {...contacts.maps}
        label={contacts.company.name}
        className="h-80 border border-line md:h-110"
      >
        <div>
          <p className="font-semibold">{contacts.company.name}</p>
          <p className="mt-1 text-steel">{contacts.address[0]?.address}</p>
          {contacts.map_link && (
            <a
              href={contacts.map_link}
              target="_blank"
              rel="noopener"
              className="link inline-block py-2"
            >
              {text.onMap}
            </a>
          )}
        </div>
      </ShopMap>
    </Section>
  );
}
