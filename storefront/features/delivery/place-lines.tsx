import type { Place } from '../../../contract/shapes/delivery.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { messages } from './messages.ts';

/** Where to come, with a map, and when somebody is there. */
export function PlaceLines({ place }: { place: Pick<Place, 'address' | 'hours' | 'map_link'> }) {
  const text = useMessages(messages);
  const hours = place.hours.map((line) => `${line.period} ${line.hours}`).join(', ');
  return (
    <>
      <span className="block">
        {withNoBreakSpaces(place.address)}
        {place.map_link && (
          <>
            {' '}
            <a
              href={place.map_link}
              target="_blank"
              rel="noopener"
              className="link inline-block py-1 whitespace-nowrap"
            >
              {text.map}
              <span className="sr-only"> {text.newTab}</span>
            </a>
          </>
        )}
      </span>
      {hours && <span className="block">{hours}</span>}
    </>
  );
}
