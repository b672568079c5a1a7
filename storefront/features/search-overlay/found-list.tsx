import type { ProductCard } from '../../../contract/shapes/product.ts';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { Picture } from '../../ui/picture.tsx';
import { EquivalentBadge, SearchNotice } from '../catalogue/search/public.ts';
import type { Found } from './find-products.ts';
import { messages } from './result-messages.ts';
import { searchPath } from './search-path.ts';

const CATEGORIES_SHOWN = 6;
const PRODUCTS_SHOWN = 8;

/** Matching categories, matching products in two columns, and the way to all of them. */
export function FoundList({ text, found }: { text: string; found: Found }) {
  const words = useMessages(messages);
  const locale = useLocale();
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
      {found.results.length > 0 && (
        <ul aria-label={words.products} className="mt-4 grid gap-x-4 md:grid-cols-2">
          {found.results.slice(0, PRODUCTS_SHOWN).map((product) => (
            <li key={product.id}>
              <FoundProduct
                product={product}
                equivalent={found.search?.equivalents.includes(product.id) ?? false}
              />
            </li>
          ))}
        </ul>
      )}
      {found.total > 0 && (
        <a
          href={searchPath(locale, text)}
          className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-copper hover:text-copper-dark"
        >
          {words.seeAll(found.total)}
          <Icon name="arrow-right" size={20} />
        </a>
      )}
    </>
  );
}

const FoundProduct = ({ product, equivalent }: { product: ProductCard; equivalent: boolean }) => (
  <a
    href={localPath(useLocale(), `/product/${product.slug}`)}
    className="flex items-center gap-3 rounded-control p-2 hover:bg-mist"
  >
    <Picture
      picture={product.gallery[0] ?? null}
      preset="thumbnail"
      width={56}
      height={56}
      alt=""
      className="size-14 flex-none"
    />
    <span className="min-w-0">
      <span className="line-clamp-2 leading-snug text-wrap">
        {withNoBreakSpaces(product.title)}
      </span>
      <span className="text-sm text-steel tabular-nums">{product.code}</span>
      {equivalent && <EquivalentBadge className="ml-2" />}
    </span>
  </a>
);
