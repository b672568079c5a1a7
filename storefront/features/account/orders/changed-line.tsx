import { formatPrice, shownPrice } from '../../../../contract/money.ts';
import type { ProductCard } from '../../../../contract/shapes/product.ts';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.ts';
import { repeatMessages } from './repeat-messages.ts';

/** One line of the order of then, and in words what is different now. */
export function ChangedLine({ line }: { line: RepeatLine }) {
  const locale = useLocale();
  const title = withNoBreakSpaces(line.title);
  const said = useSaid(line);
  return (
    <>
      {line.product ? (
        <a
          href={localPath(locale, `/product/${line.product.slug}`)}
          className="font-medium hover:underline"
        >
          {title}
        </a>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      {said.map((sentence) => (
        <p key={sentence} className="text-sm text-steel tabular-nums">
          {sentence}
        </p>
      ))}
      {line.successor && <Successor product={line.successor.product} />}
    </>
  );
}

function Successor({ product }: { product: ProductCard }) {
  const locale = useLocale();
  const text = useMessages(repeatMessages);
  const price = shownPrice(product);
  return (
    <p className="text-sm">
      {text.successor}{' '}
      <a href={localPath(locale, `/product/${product.slug}`)} className="link">
        {withNoBreakSpaces(product.title)}
      </a>
      {price !== null && `, ${formatPrice(price, locale)} / ${product.units}`}
      {product.stock === 0 && `, ${text.soldOut}`}
    </p>
  );
}

function useSaid(line: RepeatLine): string[] {
  const locale = useLocale();
  const text = useMessages(repeatMessages);
  const { product, available, quantity, units } = line;
  const lei = (amount: number | null) => (amount === null ? '' : formatPrice(amount, locale));
  function say(change: RepeatLine['changes'][number]): string {
    switch (change) {
      case 'price':
        return text.price(lei(line.price), lei(product && shownPrice(product)), units);
      case 'less-stock':
        return text.lessStock(available, quantity, units);
      case 'unit':
        return text.unit(units, product?.units ?? '');
      case 'below-smallest':
        return text.belowSmallest(product?.smallest_quantity ?? 1, units);
      case 'between-steps':
        return text.betweenSteps(product?.quantity_step ?? 1, units);
      case 'promotion-began':
        return text.promotionBegan;
      case 'promotion-ended':
        return text.promotionEnded;
      case 'out-of-stock':
        return text.outOfStock;
      case 'not-sold':
        return text.notSold;
    }
  }
  return line.changes.map(say);
}
