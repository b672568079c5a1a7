import { useState } from 'react';
import type { InferOutput } from 'valibot';
import type { brand as brandShape } from '../../../../contract/shapes/content.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { useLocation } from '../../../router/hooks.ts';
import { LogoOrName } from '../../../ui/logo-or-name.tsx';
import { countProducts } from '../count-products.ts';
import { FoldSwitch } from '../fold-switch.tsx';
import { chooseBrands, largestFirst, letterOf, lettersOf } from './brand-letters.ts';
import { messages } from './messages.ts';

export type Brand = InferOutput<typeof brandShape>;

/** Of the whole list; a letter's brands are few. */
const SHOWN_AT_FIRST = 12;

/** Brands by letter or name; a brand's card leads to its products. */
export function BrandChoice({ brands }: { brands: readonly Brand[] }) {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  const asked = new URLSearchParams(search).get('letter');
  const letter = brands.some((brand) => letterOf(brand) === asked) ? asked : null;
  const isWhole = letter === null && typed === '';
  const shown = isWhole ? largestFirst(brands) : chooseBrands(brands, { letter, typed });

  const letterLink = (mark: string | null) => (
    <a
      href={mark === null ? pathname : `${pathname}?letter=${encodeURIComponent(mark)}`}
      rel="nofollow"
      aria-current={mark === letter ? 'true' : undefined}
      onClick={() => setTyped('')}
      className="grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold hover:bg-mist aria-current:bg-ink aria-current:text-paper"
    >
      {mark ?? text.everyLetter}
    </a>
  );

  return (
    <div className="folding">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={text.find}
          aria-label={text.find}
          autoComplete="off"
          className="control md:max-w-72"
        />
        <nav data-keep-scroll aria-label={text.letters}>
          <ul className="flex flex-wrap gap-1">
            {[null, ...lettersOf(brands)].map((mark) => (
              <li key={mark}>{letterLink(mark)}</li>
            ))}
          </ul>
        </nav>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-6">
        {shown.map((brand, place) => (
          <li key={brand.id} className={isWhole && place >= SHOWN_AT_FIRST ? 'folded' : ''}>
            <BrandCard brand={brand} href={`${pathname}?brands_id=[${brand.id}]`} />
          </li>
        ))}
      </ul>
      {isWhole && shown.length > SHOWN_AT_FIRST && (
        <FoldSwitch more={text.more(shown.length - SHOWN_AT_FIRST)} less={text.less} />
      )}
      {shown.length === 0 && <p className="py-4 text-steel">{text.none}</p>}
    </div>
  );
}

function BrandCard({ brand, href }: { brand: Brand; href: string }) {
  const locale = useLocale();
  return (
    <a
      href={href}
      rel="nofollow"
      className="flex h-full min-h-22 flex-col items-center justify-center gap-1 rounded-card border border-line p-3 text-center hover:border-edge hover:shadow-lift"
    >
      <span className="text-lg leading-tight font-semibold">
        <LogoOrName logo={brand.logo} name={brand.title} width={120} height={60} />
      </span>
      <span className="text-sm text-steel">{countProducts(locale, brand.products)}</span>
    </a>
  );
}
