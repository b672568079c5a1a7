import { memo, type ReactNode, useContext, useRef, useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { isCutToLength } from '../../../contract/cart.ts';
import { formatLei } from '../../../contract/money.ts';
import { isInStock } from '../../../contract/stock.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { ShownPrices } from '../../state/shown-prices.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { type CartLine, ruleOf, titleOf, unitOf } from '../cart/cart-line.ts';
import { orderWords } from './messages.ts';
import { cutsField, sumOfLine } from './order-lines.ts';
import { rowMessages } from './row-messages.ts';

const CutLengths = fetchedPart(() => import('../../../kit/ui/cut-lengths.tsx'));

type Props = {
  line: CartLine;
  /** Prices are for customers. */
  priced: boolean;
  onQuantity: (id: number, quantity: number) => void;
  onDelete: (id: number) => void;
  /** Whether a length that is cut may come in several; left out, it is not asked. */
  onPieces?: (id: number, onePiece: boolean) => void;
  /** The lengths it is to be cut into, or what was typed for them and cannot be read. */
  onCuts?: (id: number, typed: number[] | string) => void;
  /** Enter in the quantity. */
  onEnter?: (line: CartLine) => void;
  /** One row among hundreds: no picture, and less height. */
  compact?: boolean;
  /** Something more to do with the line. */
  action?: (line: CartLine) => ReactNode;
};

const shapes = {
  full: 'grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-y-3 py-4 [contain-intrinsic-size:auto_8rem] @2xl:grid-cols-[4.5rem_minmax(0,1fr)_10.5rem_8rem_auto]',
  compact:
    'grid-cols-[minmax(0,1fr)_auto] gap-y-1 py-1 [contain-intrinsic-size:auto_3.5rem] @lg:grid-cols-[minmax(0,1fr)_10.5rem_6.5rem_auto]',
};

/**
 * One of possibly hundreds: drawn again only when its own line changes, and by the browser only
 * when it comes into view. It lies in a container, whose width decides between one row and two.
 */
export const LineRow = memo(function LineRow({
  line,
  priced,
  onQuantity,
  onDelete,
  onPieces,
  onCuts,
  onEnter,
  compact = false,
  action,
}: Props) {
  const text = useMessages(rowMessages);
  const words = useMessages(orderWords);
  const locale = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const title = titleOf(line, locale);
  const unit = unitOf(line, locale);
  /** Lengths that went with their quantity. */
  const [isDropped, setDropped] = useState(false);
  const hasLengths = isCutToLength(line) || line.typed_cuts !== undefined;

  function count(quantity: number) {
    if (quantity === 0) return remove();
    setDropped(isCutToLength(line));
    onQuantity(line.id, quantity);
  }

  function choosePieces(choice: string) {
    setDropped(false);
    if (choice === 'lengths') onCuts?.(line.id, '');
    else onPieces?.(line.id, choice === 'one');
  }

  /** The focus goes to the neighbour, not back to the top of the page. */
  function remove() {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus();
    onDelete(line.id);
  }

  return (
    <li
      ref={row}
      className={`grid gap-x-3 [content-visibility:auto] @2xl:gap-x-4 ${compact ? shapes.compact : shapes.full} ${action ? 'items-start' : 'items-center'}`}
    >
      {!compact && (
        <Picture
          picture={line.image}
          preset="thumbnail"
          width={72}
          height={72}
          alt=""
          className={`self-start rounded-control ${isInStock(line.stock) ? '' : 'opacity-50'}`}
        />
      )}
      <div className={`min-w-0 text-sm ${compact ? 'flex flex-wrap items-baseline gap-x-3' : ''}`}>
        <a
          href={localPath(locale, `/product/${line.slug}`)}
          className={`line-clamp-4 py-0.5 leading-5 font-semibold hover:text-copper ${compact ? 'w-full' : 'text-base'}`}
        >
          {withNoBreakSpaces(title)}
        </a>
        <p className="mt-0.5 text-[13px] text-steel">
          {text.code} {line.code}
          {line.is_archived && line.quantity > 0 && ` · ${formatAmount(line.quantity, unit)}`}
        </p>
        {priced && !line.is_archived && <UnitPrice line={line} unit={unit} />}
        {line.is_archived && line.successor && (
          <p className="mt-1">
            {text.successor}{' '}
            <a href={localPath(locale, `/product/${line.successor.slug}`)} className="link">
              {withNoBreakSpaces(line.successor.title)}
            </a>
          </p>
        )}
        {line.is_cut && isInStock(line.stock) && (
          <p className="mt-1 flex items-center gap-1.5 text-steel">
            <Icon name="reel" size={16} />
            {text.cutToOrder}
          </p>
        )}
        {line.is_cut && isInStock(line.stock) && onPieces && (
          <select
            aria-label={text.pieces(title)}
            value={hasLengths ? 'lengths' : line.one_piece === false ? 'several' : 'one'}
            onChange={({ currentTarget }) => choosePieces(currentTarget.value)}
            className="mt-1 h-11 max-w-full rounded-control border border-edge bg-paper px-2"
          >
            <option value="one">{words.onePiece}</option>
            <option value="several">{words.inPieces}</option>
            {onCuts && <option value="lengths">{text.ownLengths}</option>}
          </select>
        )}
        {hasLengths && line.is_cut && isInStock(line.stock) && onCuts && (
          <CutLengths
            name={cutsField(line.id)}
            title={title}
            unit={unit}
            rule={ruleOf(line)}
            wanted={line}
            unread={line.typed_cuts}
            onCuts={(typed) => onCuts(line.id, typed)}
            missing={
              <Unreachable
                note="warning"
                title={text.lengthsFailed}
                onRetry={CutLengths.prepare}
                className="w-full"
              />
            }
          />
        )}
        {onCuts && (
          <p role="status" className="w-full text-xs text-warn">
            {isDropped && text.lengthsDropped}
          </p>
        )}
      </div>
      <Button
        kind="ghost"
        size="sm"
        icon="trash"
        data-remove=""
        aria-label={text.remove(title)}
        onClick={remove}
        className={`self-start text-steel ${compact ? '@lg:order-last @lg:self-center' : '@2xl:order-last @2xl:self-center'}`}
      />
      <div
        // What is said of a quantity must not move a button from under a finger.
        className={`col-span-full flex justify-between gap-3 ${compact ? '@lg:contents' : '@2xl:contents'} ${action ? 'items-start' : 'items-center'}`}
      >
        <div className="grid justify-items-start gap-1">
          {isInStock(line.stock) ? (
            <>
              <Stepper
                value={line.quantity}
                rule={ruleOf(line)}
                orNone
                unit={unit}
                label={text.quantity(title)}
                onChange={count}
                onEnter={(quantity) => onEnter?.({ ...line, quantity })}
                className="w-42"
              />
              {line.quantity >= line.stock && (
                <p className="text-xs text-warn">{text.allStock(formatAmount(line.stock, unit))}</p>
              )}
            </>
          ) : (
            <p className={`text-sm font-medium ${line.is_archived ? 'text-warn' : 'text-steel'}`}>
              {line.is_archived ? text.notSold : text.noStock}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 justify-self-end">
          {priced && isInStock(line.stock) && <Sum line={line} />}
          {action?.(line)}
        </div>
      </div>
    </li>
  );
});

function UnitPrice({ line, unit }: { line: CartLine; unit: string }) {
  const { priceLoading } = useMessages(rowMessages);
  if (line.price === null) {
    return (
      <>
        <Skeleton className="mt-1 h-6 w-28" />
        <span className="sr-only">{priceLoading}</span>
      </>
    );
  }
  return (
    <div className="mt-1">
      <Price
        price={line.price}
        promotion={line.is_promotion ? line.promotion_price : null}
        agreed={line.agreed}
        vatRate={line.vat_rate}
        unit={unit}
        size="sm"
      />
    </div>
  );
}

function Sum({ line }: { line: CartLine }) {
  const { sum } = useMessages(rowMessages);
  const { amount, Note } = useContext(ShownPrices);
  const locale = useLocale();
  const total = sumOfLine(line);
  if (total === null) return <Skeleton className="h-6 w-24" />;
  return (
    <p className="text-right tabular-nums">
      <strong className="text-lg whitespace-nowrap">
        <span className="sr-only">{sum} </span>
        {formatLei(amount(total, line.vat_rate), locale)}
      </strong>
      <Note gross={total} />
    </p>
  );
}
