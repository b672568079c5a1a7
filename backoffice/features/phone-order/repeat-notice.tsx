import { formatAmount } from '../../../contract/amount.ts';
import { shownPrice } from '../../../contract/money.ts';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { formatUnitPrice } from '../../ui/format.ts';
import { text } from './messages.ts';
import { changedLines } from './repeat.ts';

type Props = { number: string; lines: readonly RepeatLine[]; onClose: () => void };

/** What has changed since the order that is taken again, to be told to the caller. */
export function RepeatNotice({ number, lines, onClose }: Props) {
  const changed = changedLines(lines);
  return (
    <Alert
      kind={changed.length === 0 ? 'success' : 'warning'}
      title={changed.length === 0 ? text.repeatedSame(number) : text.repeatedChanged(number)}
      onClose={onClose}
      className="mb-4"
    >
      {changed.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changed.map((line) => (
            <li key={line.id}>
              <ChangedLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function ChangedLine({ line }: { line: RepeatLine }) {
  const { product, successor, available, quantity, units } = line;
  function say(change: RepeatLine['changes'][number]): string {
    switch (change) {
      case 'price':
        return text.priceChanged(
          formatUnitPrice(line.price),
          formatUnitPrice((product && shownPrice(product)) ?? 0),
        );
      case 'promotion-began':
        return text.promotionBegan;
      case 'promotion-ended':
        return text.promotionEnded;
      case 'unit':
        return text.unitChanged(units, product?.units ?? '');
      case 'not-sold':
        return successor ? text.replacedBy(successor.product.title) : text.notSold;
      case 'out-of-stock':
        return text.soldOut;
      case 'less-stock':
        return text.lessStock(formatAmount(available, units), formatAmount(quantity, units));
      case 'below-smallest':
        return text.smallest(formatAmount(product?.smallest_quantity ?? 1, units));
      case 'between-steps':
        return text.step(formatAmount(product?.quantity_step ?? 1, units));
    }
  }
  return (
    <>
      <span className="font-medium">{line.title}</span>: {line.changes.map(say).join('; ')}
    </>
  );
}
