import { formatCount } from '../../../../contract/amount.ts';
import type { ListingPart } from './parts-of.ts';

type Props = { label: string; parts: readonly ListingPart[] };

/**
 * The parts a list falls into, each with how much of what is chosen it holds. Chips in one row to
 * swipe, so that the products stay near; where there is room, entries above the filters.
 */
export const ListingParts = ({ label, parts }: Props) => (
  <nav aria-label={label} className="max-beside:-mx-4 max-beside:mb-2 md:max-beside:-mx-6">
    <p className="flex min-h-12 items-center font-semibold max-beside:hidden">{label}</p>
    <ul className="flex max-beside:rail max-beside:gap-2 max-beside:px-4 max-beside:py-0.5 md:max-beside:px-6 beside:flex-col beside:border-b beside:border-line beside:pb-3">
      {parts.map(({ id, title, link, count, isChosen }) => (
        <li key={id} className="flex-none">
          <a
            href={link}
            rel={link.includes('?') ? 'nofollow' : undefined}
            aria-current={isChosen || undefined}
            className="flex min-h-11 items-center gap-2 text-sm aria-current:border-copper aria-current:bg-copper-soft aria-current:font-semibold max-beside:rounded-full max-beside:border max-beside:border-line max-beside:px-4 max-beside:font-medium max-beside:whitespace-nowrap max-beside:hover:border-ink beside:min-h-10 beside:justify-between beside:rounded-control beside:py-1 beside:leading-5 beside:hover:text-copper beside:aria-current:px-2"
          >
            {title}
            <span className="text-steel tabular-nums beside:text-xs">{formatCount(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
