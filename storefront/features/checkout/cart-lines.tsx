import type { CartLine } from '../cart/cart-line.ts';
import { deleteLine, setQuantity } from '../cart/cart-store.ts';
import { setCuts, setOnePiece } from '../cart/choose-pieces.ts';
import { LineRow } from '../order/line-row.tsx';

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
