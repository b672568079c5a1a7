import { useState } from 'react';
import { formatCount } from '../../../../contract/amount.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { foldText } from '../../../../kit/ui/fold-text.ts';
import { FoldSwitch } from '../fold-switch.tsx';
import { messages } from '../listing/messages.ts';
import type { ListingView } from '../listing/use-listing.ts';
import { type Facet, facetsOf, isChosen, toggled } from './facets.ts';

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
  const found =
    sought === '' ? ordered : ordered.filter(({ title }) => foldText(title).includes(sought));
  const isLate = (facet: Facet, place: number) =>
    sought === '' && place >= SHOWN_AT_FIRST && !chosen(facet);
  const late = found.filter(isLate).length;

  return (
    <div className="folding">
      {facets.length >= SEARCHABLE_FROM && (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={text.find}
          aria-label={`${text.find}: ${filter.title}`}
          autoComplete="off"
          className="control mb-2"
        />
      )}
      <ul>
        {found.map((facet, place) => (
          <li key={facet.name} className={isLate(facet, place) ? 'folded' : ''}>
            {/* biome-ignore lint/a11y/useSemanticElements: an input would not work without script */}
            <a
              role="checkbox"
              aria-checked={chosen(facet)}
              href={view.hrefFor(toggled(view.state, filter, facet))}
              rel="nofollow"
              className="option"
            >
              {facet.title}
              <small>{formatCount(facet.count)}</small>
            </a>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="py-2 text-sm text-steel">{text.noOption}</p>}
      {late > 0 && <FoldSwitch more={text.more(late)} less={text.less} />}
    </div>
  );
}
