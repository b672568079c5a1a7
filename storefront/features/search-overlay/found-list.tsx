import type { ProductCard } from '../../../contract/shapes/product.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { EquivalentBadge } from '../catalogue/search/equivalent-badge.tsx';
import { SearchNotice } from '../catalogue/search/search-notice.tsx';
import { AddFound, FoundOffer } from './found-offer.tsx';
import { messages } from './result-messages.ts';
import { searchPath } from './search-path.ts';
import type { Found } from './use-live-search.ts';

const CATEGORIES_SHOWN = 6;
const PRODUCTS_SHOWN = 8;
const RESEMBLING_SHOWN = 4;

/** Matching categories, matching products in two columns, and the way to all of them. */
export function FoundList({ text, found }: { text: string; found: Found }) {
  const words = useMessages(messages);
  const locale = useLocale();
  // Only where little was found: who sees enough of the thing needs nothing like it.
  const resembling =
    found.results.length < PRODUCTS_SHOWN ? found.resembling.slice(0, RESEMBLING_SHOWN) : [];
  const isEmpty = found.total === 0 && found.categories.length === 0;
  return (
    <>
      <div role="status">
        <h2 className="text-lg">{isEmpty ? words.nothing(text) : words.found(found.total)}</h2>
      </div>
      <SearchNotice
        reading={found.search}
        exactHref={(typed) => searchPath(locale, typed, { exact: true })}
        brief
      />
      {isEmpty && <p className="mt-2 text-steel">{words.advice}</p>}
      {found.categories.length > 0 && (
        <ul
          aria-label={words.categories}
          className="mt-3 flex gap-2 max-md:rail max-md:-mx-4 max-md:px-4 md:flex-wrap"
        >
          {found.categories.slice(0, CATEGORIES_SHOWN).map(({ id, link, title, count }) => (
            <li key={id}>
              <a href={link} className="button button-secondary button-sm whitespace-nowrap">
                {title} <span className="font-normal text-steel">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <FoundProducts
        label={words.products}
        products={found.results.slice(0, PRODUCTS_SHOWN)}
        equivalents={found.search?.equivalents}
      />
      {found.total > 0 && (
        <a
          href={searchPath(locale, text)}
          className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-copper hover:text-copper-dark"
        >
          {words.seeAll(found.total)}
          <Icon name="arrow-right" size={20} />
        </a>
      )}
      {resembling.length > 0 && (
        <>
          <h3 className="mt-3 border-t border-line pt-3 text-base">{words.resembling}</h3>
          <FoundProducts label={words.resembling} products={resembling} />
        </>
      )}
    </>
  );
}

type ProductsProps = {
  label: string;
  products: readonly ProductCard[];
  equivalents?: readonly number[] | undefined;
};

const FoundProducts = ({ label, products, equivalents = [] }: ProductsProps) =>
  products.length > 0 && (
    <ul aria-label={label} className="mt-4 grid gap-x-4 md:grid-cols-2">
      {products.map((product) => (
        <li key={product.id}>
          <FoundProduct product={product} equivalent={equivalents.includes(product.id)} />
        </li>
      ))}
    </ul>
  );

const FoundProduct = ({ product, equivalent }: { product: ProductCard; equivalent: boolean }) => (
  <div className="relative flex items-center gap-3 rounded-control p-2 focus-within:bg-mist hover:bg-mist">
    <Picture
      picture={product.gallery[0] ?? null}
      preset="thumbnail"
      width={56}
      height={56}
      alt=""
      className="size-14 flex-none"
    />
    <div className="min-w-0 flex-1">
      {/* The whole row is the link; the button lies above it. */}
      <a
        href={localPath(useLocale(), `/product/${product.slug}`)}
        className="leading-snug text-wrap after:absolute after:inset-0 after:rounded-control"
      >
        {/* A pixel for what stands over capitals, Î or Й: this line is lower than they are. */}
        <span className="-mt-px line-clamp-2 pt-px">{withNoBreakSpaces(product.title)}</span>
        {equivalent && <EquivalentBadge className="float-right ml-2" />}
      </a>
      <FoundOffer product={product} />
    </div>
    <AddFound product={product} />
  </div>
);
