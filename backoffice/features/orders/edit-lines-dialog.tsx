import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { effectivePrice } from '../../../contract/money.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import type { ProductForOrder } from '../../../contract/staff/phone-orders.ts';
import { explainFailure } from '../../../storefront/forms/explain-failure.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { Dialog } from '../../../storefront/ui/dialog.tsx';
import { Field } from '../../../storefront/ui/field.tsx';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { formatMoney } from '../../ui/format.ts';
import { uiMessages } from '../../ui/messages.ts';
import { ProductFinder } from '../../ui/product-finder.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { orderMessages } from './order-messages.ts';
import { SumsLine } from './sums-line.tsx';
import { useOrderChange } from './use-order-change.tsx';

/** A line while it is edited; what is typed may be no quantity yet. */
type Edited = {
  /** Null: it is new. */
  line_id: number | null;
  product_id: number;
  code: string;
  title: string;
  units: string;
  price: number;
  smallest_quantity: number;
  quantity_step: number;
  typed: string;
  quantity: number | null;
};

type GivenLine = { line_id: number | null; product_id: number; quantity: number };
type Given = { lines: GivenLine[]; reason: string };

export function EditLinesDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const text = useMessages(orderMessages);
  const ui = useMessages(uiMessages);
  const [lines, setLines] = useState(() => order.lines.map(asEdited));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { id } = order;
  const change = useOrderChange<Given>({
    order,
    act: (given, version) =>
      api.post('/staff/orders/{id}/lines/', { params: { id }, body: { version, ...given } }),
    differences: (given, now) => differencesOf(given, now, lines),
    said: text.linesSaved,
    onDone: onClose,
    onRefused(error) {
      const { fields, text: said } = explainFailure(error, locale);
      setErrors(fields);
      if (Object.keys(fields).length === 0 || fields.lines) toast('error', fields.lines ?? said);
      return true;
    },
  });
  const set = (at: number, typed: string, quantity: number | null) =>
    setLines(lines.map((line, place) => (place === at ? { ...line, typed, quantity } : line)));
  const read = lines.flatMap(({ line_id, product_id, quantity }) =>
    quantity === null ? [] : { line_id, product_id, quantity },
  );
  const isUnread = read.length < lines.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.editLines}
      size="lg"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-4">
          <SumsLine
            orderId={id}
            version={order.version}
            given={isUnread || read.length === 0 ? null : { lines: read }}
          />
          <Button
            kind="primary"
            loading={change.isPending}
            disabled={isUnread}
            onClick={() => void change.sendAsSeen({ lines: read, reason })}
          >
            {ui.save}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-2">
        {lines.map((line, at) => (
          <li
            key={line.line_id ?? `new ${line.product_id}`}
            className="flex flex-wrap items-end gap-3 border-b border-line pb-2"
          >
            <div className="min-w-48 flex-1 self-center">
              <div className="font-semibold">{line.title}</div>
              <div className="text-xs text-steel">
                {line.code} · {formatMoney(line.price)} · {line.units} ·{' '}
                {text.smallest(line.smallest_quantity, line.quantity_step)}
              </div>
            </div>
            <QuantityField
              name={`quantity-${at}`}
              label={text.quantity}
              value={line.typed}
              unit={line.units}
              rule={{ ...line, stock: Number.MAX_SAFE_INTEGER }}
              required
              onChange={(typed, quantity) => set(at, typed, quantity)}
              error={errors[`lines.${at}.quantity`] ?? errors[`lines.${at}.product_id`]}
              className="w-32"
            />
            <Button
              kind="ghost"
              icon="trash"
              aria-label={text.remove(line.title)}
              onClick={() => setLines(lines.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ProductFinder
          label={text.addProduct}
          isInFlow
          onChoose={(product) =>
            setLines(
              lines.some(({ product_id }) => product_id === product.id)
                ? lines
                : [...lines, asAdded(product)],
            )
          }
        />
      </div>
      <Field
        name="reason"
        label={text.reason}
        hint={text.reasonSeen}
        required
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        className="mt-4"
      />
      {change.dialog}
    </Dialog>
  );
}

const asEdited = (line: StaffOrder['lines'][number]): Edited => ({
  line_id: line.id,
  product_id: line.product_id,
  code: line.code,
  title: line.title,
  units: line.units,
  price: line.promotion_price ?? line.price,
  smallest_quantity: line.smallest_quantity,
  quantity_step: line.quantity_step,
  typed: String(line.quantity),
  quantity: line.quantity,
});

const asAdded = (product: ProductForOrder): Edited => ({
  line_id: null,
  product_id: product.id,
  code: product.code,
  title: product.title,
  units: product.units,
  price: effectivePrice(product) ?? 0,
  smallest_quantity: product.smallest_quantity,
  quantity_step: product.quantity_step,
  typed: String(leastOf(product)),
  quantity: leastOf(product),
});

const leastOf = ({ smallest_quantity, quantity_step }: ProductForOrder) =>
  Math.max(smallest_quantity, quantity_step);

/** Where what was typed and what stands there now differ, line by line. */
function differencesOf({ lines }: Given, now: StaffOrder, edited: Edited[]) {
  const known = [
    ...now.lines.map(({ id }) => id),
    ...lines.flatMap(({ line_id }) => line_id ?? []),
  ];
  const pairs = [...new Set(known)].map((id) => ({
    mine: lines.find(({ line_id }) => line_id === id),
    theirs: now.lines.find((line) => line.id === id),
  }));
  const added = lines.filter(({ line_id }) => line_id === null);
  return [...pairs, ...added.map((mine) => ({ mine, theirs: undefined }))].flatMap((pair) => {
    const { mine, theirs } = pair;
    if (mine?.quantity === theirs?.quantity) return [];
    const product_id = mine?.product_id ?? theirs?.product_id;
    const named = theirs ?? edited.find((line) => line.product_id === product_id);
    const amount = (quantity: number | undefined) =>
      quantity === undefined ? '' : formatAmount(quantity, named?.units ?? '');
    return [
      { label: named?.title ?? '', mine: amount(mine?.quantity), theirs: amount(theirs?.quantity) },
    ];
  });
}
