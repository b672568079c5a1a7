import type { ReactNode } from 'react';
import { savingPercent } from '../../../../contract/money.ts';
import { isInStock } from '../../../../contract/stock.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { Picture } from '../../../../kit/ui/picture.tsx';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.ts';
import { BuyRow } from './buy-row.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { messages } from './messages.ts';
import { PriceOrPrompt } from './price-or-prompt.tsx';
import type { ShownProduct } from './shown-product.ts';
import { compared } from './table-head.tsx';

type Props = {
  product: ShownProduct;
  /** In the first view. */
  eager?: boolean;
  /** Picture beside the text on a phone, where a list fills the whole width. */
  lying?: boolean;
  /** What the list it stands in says about it, in the corner of the picture. */
  label?: ReactNode;
};

export function ProductCard({ product, eager = false, lying = false, label }: Props) {
  const text = useMessages(messages);
  const inStock = isInStock(product.stock);
  const percent = savingPercent(product);
  const href = localPath(useLocale(), `/product/${product.slug}`);
  return (
    <article className={`product-card ${lying ? 'product-card-lying' : ''}`}>
      <Picture
        picture={product.image}
        preset="product"
        width={300}
        height={300}
        eager={eager}
        alt=""
      />
      {product.is_promotion && (
        <Badge kind="promotion" className="promotion-mark">
          {percent ? (
            <>
              <span className="sr-only">{text.promotion} </span>−{percent}%
            </>
          ) : (
            text.promotion
          )}
        </Badge>
      )}
      <div className="product-facts">
        <p>{product.brand.title}</p>
        <h3>
          <a href={href} title={product.title}>
            {withNoBreakSpaces(product.title)}{' '}
            {label && (
              // Part of the link, which else would lie over it.
              <span className={`absolute left-3 z-1 ${product.is_promotion ? 'top-11' : 'top-3'}`}>
                {label}
              </span>
            )}
          </a>
        </h3>
        <p>{`${text.code} ${product.code}`}</p>
        <dl>
          {compared(product).map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`product-offer ${inStock ? '' : 'no-stock'}`}>
        <p className="stock-mark">
          {inStock ? text.inStock(product.stock, product.units) : text.noStock}
        </p>
        <div className="product-price">
          <PriceOrPrompt product={product} />
        </div>
      </div>
      {inStock ? (
        <BuyRow product={product} />
      ) : (
        <Button href={href} className="relative text-sm">
          {text.details}
        </Button>
      )}
      <FavouriteButton product={product} />
    </article>
  );
}
