import type { ProductCard as Product } from '../../../../contract/shapes/product.ts';
import { isInStock } from '../../../../contract/stock.ts';
import { localPath, useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { BuyRow } from './buy-row.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { messages } from './messages.ts';
import { PriceOrPrompt } from './price-or-prompt.tsx';

type Props = {
  product: Product;
  /** In the first view. */
  eager?: boolean;
  /** Picture beside the text on a phone, where a list fills the whole width. */
  lying?: boolean;
};

const standing = 'flex flex-col';
const lyingOnPhones =
  'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-x-3 sm:flex sm:flex-col';

/** What a buyer compares at a glance; more is on the product's own page. */
const COMPARED = 3;

export function ProductCard({ product, eager = false, lying = false }: Props) {
  const text = useMessages(messages);
  const href = localPath(useLocale(), `/product/${product.slug}`);
  const sold = !isInStock(product.stock);
  return (
    <article
      className={`relative h-full rounded-card border border-line bg-paper p-3 hover:border-edge hover:shadow-lift ${lying ? lyingOnPhones : standing}`}
    >
      <Picture
        picture={product.image}
        preset="product"
        width={300}
        height={300}
        eager={eager}
        alt=""
        className={`mx-auto aspect-square h-auto w-full max-w-40 ${sold ? 'opacity-50' : ''}`}
      />
      {product.is_promotion && (
        <Badge kind="promotion" className="absolute top-3 left-3">
          {text.promotion}
        </Badge>
      )}
      <div className={`flex flex-1 flex-col gap-1 ${lying ? 'sm:mt-3' : 'mt-3'}`}>
        <p className={`truncate text-xs text-steel ${lying ? 'max-sm:mr-8' : ''}`}>
          {product.brand.title}
        </p>
        <h3
          className={`line-clamp-2 text-sm text-wrap leading-5 font-semibold ${lying ? 'max-sm:mr-8 sm:min-h-[2lh]' : 'min-h-[2lh]'}`}
        >
          <a
            href={href}
            title={product.title}
            className="after:absolute after:inset-0 after:rounded-card hover:text-copper focus-visible:outline-none focus-visible:after:outline-2"
          >
            {product.title}
          </a>
        </h3>
        <p className="truncate text-xs text-steel tabular-nums">
          {text.code} {product.code}
        </p>
        <Attributes of={product} />
      </div>
      <div className="col-span-2 mt-3 flex flex-col gap-3">
        <div
          className={`flex flex-col gap-1 ${lying ? 'max-sm:flex-row max-sm:items-center max-sm:justify-between' : ''}`}
        >
          <StockMark of={product} />
          <PriceOrPrompt product={product} />
        </div>
        {sold ? (
          <a href={href} className="button button-secondary relative">
            {text.details}
          </a>
        ) : (
          <BuyRow product={product} />
        )}
      </div>
      <FavouriteButton product={product} />
    </article>
  );
}

const Attributes = ({ of: { attributes } }: { of: Product }) => (
  <dl className="mt-1 text-xs leading-5">
    {attributes.slice(0, COMPARED).map(({ name, title, value }) => (
      <div key={name} className="flex justify-between gap-2">
        <dt className="truncate text-steel">{title}</dt>
        <dd className="max-w-3/5 flex-none truncate font-medium tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

function StockMark({ of: { stock, units } }: { of: Product }) {
  const text = useMessages(messages);
  const there = isInStock(stock);
  return (
    <p
      className={`flex items-center gap-1.5 text-xs font-medium ${there ? 'text-ok' : 'text-steel'}`}
    >
      <span className="size-2 flex-none rounded-full border-2 border-current" />
      {there ? text.inStock(stock, units) : text.noStock}
    </p>
  );
}
