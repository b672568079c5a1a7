import { type CartLine, deleteLine, setCuts, setOnePiece, setQuantity } from '../cart/public.ts';
import { LineRow } from '../order/public.ts';

type Props = { lines: readonly CartLine[]; priced: boolean; compact?: boolean };

export const CartLines = ({ lines, priced, compact = false }: Props) => (
  <ul className={`divide-y divide-line ${compact ? '' : '@container -my-4'}`}>
    {lines.map((line) => (
      <LineRow
        key={line.id}
        line={line}
        priced={priced}
        compact={compact}
        onQuantity={setQuantity}
        onDelete={deleteLine}
        onPieces={setOnePiece}
        onCuts={setCuts}
      />
    ))}
  </ul>
);
