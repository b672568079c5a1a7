import { formatAmount } from '../../../contract/amount.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { NumberInput } from '../../ui/number-field.tsx';
import { orderMessages } from './order-messages.ts';
import { type ParcelLine, partRules, type TypedParts } from './parcel-parts.ts';

type Props = {
  lines: readonly ParcelLine[];
  typed: TypedParts;
  setTyped: (typed: TypedParts) => void;
  mistakes: Record<number, string>;
};

/** How much of each line, with the most there can be of it. */
export function PartFields({ lines, typed, setTyped, mistakes }: Props) {
  const text = useMessages(orderMessages);
  return (
    <ul className="grid gap-3">
      {lines.map(({ line_id, title, units, most }) => (
        <li key={line_id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <span className="min-w-48 flex-1 pt-6">
            {title}
            <span className="block text-xs text-steel">{text.left(formatAmount(most, units))}</span>
          </span>
          <NumberInput
            name={`part-${line_id}`}
            label={text.quantity}
            rules={partRules(units)}
            value={typed[line_id] ?? ''}
            onChange={(value) => setTyped({ ...typed, [line_id]: value })}
            error={mistakes[line_id]}
            className="w-40"
          />
        </li>
      ))}
    </ul>
  );
}
