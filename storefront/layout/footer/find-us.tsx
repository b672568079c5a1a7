import { useMessages } from '../../../kit/i18n/messages.ts';
import { ShopMap } from '../../features/map/shop-map.tsx';
import { VisitBlock } from '../contact-block.tsx';
import type { Contacts } from '../layout-data.ts';
import { messages } from './messages.ts';

/**
 * Address, schedule and, of a shop that has a place, its map; the address again where that cannot
 * be drawn.
 */
export function FindUs({ contacts, label }: { contacts: Contacts; label: string }) {
  const text = useMessages(messages);
  const [place] = contacts.address;
  return (
    <div className="grid gap-5 text-silver md:max-xl:grid-cols-[1fr_2fr]">
      <VisitBlock contacts={contacts} />
      {place && (
        <ShopMap {...contacts.maps} label={label} className="h-56">
          <div>
            <p className="font-semibold">{label}</p>
            <p className="mt-1 text-balance text-steel">{place.address}</p>
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
      )}
    </div>
  );
}
