import { formatAmount, unitAfter } from '../../../contract/amount.ts';
import { sumOf } from '../../../contract/cuts.ts';
import { paidPrice } from '../../../contract/money.ts';
import type { Quote } from '../../../contract/staff/phone-orders.ts';
import { Button } from '../../../kit/ui/button.tsx';
import CutLengths from '../../../kit/ui/cut-lengths.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { formatMoney, formatUnitPrice } from '../../ui/format.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { type DraftLine, sellingRule, withCuts, without, withQuantity } from './draft.ts';
import { text } from './messages.ts';

type Props = {
  line: DraftLine;
  /** As the shop counts it now; missing where it is not sold any more. */
  told: Quote['lines'][number] | undefined;
  isTold: boolean;
  onChange: (change: (lines: DraftLine[]) => DraftLine[]) => void;
  onDone: () => void;
};

export function LineRow({ line, told, isTold, onChange, onDone }: Props) {
  const { product, quantity, typed, cuts, unreadCuts } = line;
  const problem = useProblem(line, told, isTold);
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2.5 xl:grid-cols-[40px_minmax(0,1fr)_auto_auto]">
      <Picture picture={product.image} preset="avatar" width={40} height={40} alt="" />
      <div className="min-w-0">
        <p className="font-medium">{product.title}</p>
        <p className="text-sm text-steel tabular-nums">
          {product.code}
          {told && ` · ${formatUnitPrice(paidPrice(told))} / ${product.units}`}
          {told?.promotion_price != null && (
            <s className="ml-1" title={text.promotion}>
              {formatUnitPrice(paidPrice({ ...told, promotion_price: null }))}
            </s>
          )}
          {told && ` · ${text.inStock(formatAmount(told.stock, product.units))}`}
        </p>
        {problem && (
          <p className={`text-sm ${problem.isSerious ? 'text-danger' : 'text-warn'}`}>
            {problem.text}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-xl:col-start-2 max-xl:row-start-2">
        <QuantityField
          name={`quantity-${product.id}`}
          label={text.quantityOf(product.title)}
          value={typed}
          unit={product.units}
          rule={sellingRule(product)}
          suffix={<span className="text-steel">{unitAfter(quantity, product.units)}</span>}
          aria-invalid={problem?.isSerious || undefined}
          className="w-40 [&>label]:sr-only [&_input]:text-right [&_input]:tabular-nums"
          onChange={(entry, sold) =>
            onChange((lines) => withQuantity(lines, product.id, sold ?? 0, entry))
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
        />
        <span className="ml-auto text-right font-semibold tabular-nums xl:ml-0 xl:w-28">
          {told && quantity > 0 ? formatMoney(told.total) : ''}
        </span>
      </div>
      <Button
        kind="ghost"
        size="sm"
        icon="trash"
        aria-label={text.removeOf(product.title)}
        className="max-xl:col-start-1 max-xl:row-start-2 max-xl:justify-self-center"
        onClick={() => onChange((lines) => without(lines, product.id))}
      />
      {product.is_cut && (
        <div className="col-start-2 xl:col-span-3">
          <CutLengths
            name={`cuts-${product.id}`}
            title={product.title}
            unit={product.units}
            rule={sellingRule(product)}
            wanted={quantity > 0 ? line : { quantity: sumOf(cuts), cuts }}
            unread={unreadCuts}
            onCuts={(said) => onChange((lines) => withCuts(lines, product.id, said))}
          />
        </div>
      )}
    </li>
  );
}

/** What keeps the line from being ordered, or what the caller should hear. */
function useProblem({ product, quantity, typed }: DraftLine, told: Props['told'], isTold: boolean) {
  // What was typed and is none is said beside its field.
  if (quantity < 1) return typed === '' ? { isSerious: true, text: text.quantityMissing } : null;
  if (!told) return isTold ? { isSerious: true, text: text.notSold } : null;
  const { units, smallest_quantity, quantity_step } = product;
  if (quantity > told.stock) {
    return { isSerious: true, text: text.tooMany(formatAmount(told.stock, units)) };
  }
  if (quantity < smallest_quantity) {
    return { isSerious: false, text: text.smallest(formatAmount(smallest_quantity, units)) };
  }
  if (quantity % quantity_step !== 0) {
    return { isSerious: false, text: text.step(formatAmount(quantity_step, units)) };
  }
  return null;
}
