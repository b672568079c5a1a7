import { useState } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { foldText } from '../../../ui/fold-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { formatCount } from '../format-count.ts';
import type { ListingView } from '../listing/use-listing.ts';
import { foldedClass, MoreSwitch } from '../more-switch.tsx';
import { type Facet, facetsOf, isChosen, toggled } from './facets.ts';
import { messages } from './messages.ts';

type Props = { filter: Filter; view: ListingView };

const SHOWN_AT_FIRST = 8;
const SEARCHABLE_FROM = 11;

/**
 * Options as links to the listing with them, so that they work before and without script. What is
 * chosen when the filter appears stands on top; afterwards nothing moves under the pointer.
 */
export function OptionFilter({ filter, view }: Props) {
  const text = useMessages(messages);
  const [typed, setTyped] = useState('');
  const facets = facetsOf(filter);
  const chosen = (facet: Facet) => isChosen(view.state, filter, facet);
  const [onTop] = useState(() => new Set(facets.filter(chosen).map(({ name }) => name)));

  const ordered = [
    ...facets.filter(({ name }) => onTop.has(name)),
    ...facets.filter(({ name }) => !onTop.has(name)),
  ];
  const sought = foldText(typed);
  const found = ordered.filter(({ title }) => foldText(title).includes(sought));
  const isLate = (facet: Facet, place: number) =>
    sought === '' && place >= SHOWN_AT_FIRST && !chosen(facet);
  const late = found.filter(isLate).length;

  return (
    <div className="group/fold">
      {facets.length >= SEARCHABLE_FROM && (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={text.findShort}
          aria-label={text.find(filter.title)}
          autoComplete="off"
          className="control mb-2"
        />
      )}
      <ul>
        {found.map((facet, place) => (
          <li key={facet.name} className={isLate(facet, place) ? foldedClass : ''}>
            <OptionLink
              facet={facet}
              isChosen={chosen(facet)}
              href={view.hrefFor(toggled(view.state, filter, facet))}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="py-2 text-sm text-steel">{text.noOption}</p>}
      {late > 0 && <MoreSwitch more={text.more(late)} less={text.less} />}
    </div>
  );
}

type LinkProps = { facet: Facet; isChosen: boolean; href: string };

const OptionLink = ({ facet, isChosen, href }: LinkProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an input would not work without script
  <a
    role="checkbox"
    aria-checked={isChosen}
    href={href}
    rel="nofollow"
    className="flex min-h-11 items-center gap-3 rounded-control py-1.5 text-sm leading-5 hover:text-copper"
  >
    <span
      className={`grid size-5 flex-none place-items-center rounded-md border-[1.5px] ${isChosen ? 'border-copper bg-copper text-paper' : 'border-edge'}`}
    >
      {isChosen && <Icon name="check" size={16} />}
    </span>
    <span className="min-w-0 flex-1">{facet.title}</span>
    <span className="text-xs text-steel tabular-nums">{formatCount(facet.count)}</span>
  </a>
);
