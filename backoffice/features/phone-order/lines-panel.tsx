import { useRef } from 'react';
import type { Quote } from '../../../contract/staff/phone-orders.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProductFinder } from '../../ui/product-finder.tsx';
import { type DraftLine, withProduct } from './draft.ts';
import { LineRow } from './line-row.tsx';
import { text } from './messages.ts';

type Props = {
  lines: DraftLine[];
  told: Quote | undefined;
  /** Of the lines as they were a moment ago. */
  isOld: boolean;
  mistake: string | undefined;
  onChange: (change: (lines: DraftLine[]) => DraftLine[]) => void;
};

/** By keyboard alone: Enter takes what is found, Tab goes to its quantity, Enter there comes back. */
export function LinesPanel({ lines, told, isOld, mistake, onChange }: Props) {
  const finder = useRef<HTMLInputElement>(null);
  return (
    <Panel title={text.products} className="overflow-visible">
      <ProductFinder
        ref={finder}
        label={text.findProduct}
        onChoose={(found) => onChange((held) => withProduct(held, found))}
      />
      {mistake && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {mistake}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="mt-4 text-steel">{text.noLines}</p>
      ) : (
        <ul aria-label={text.products} className="mt-3 divide-y divide-line">
          {lines.map((line) => (
            <LineRow
              key={line.product.id}
              line={line}
              told={told?.lines.find(({ id }) => id === line.product.id)}
              isTold={told !== undefined && !isOld}
              onChange={onChange}
              onDone={() => finder.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
