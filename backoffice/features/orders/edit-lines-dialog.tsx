import { useState } from 'react';
import { cutsAfter, cutsOfLine } from '../../../contract/cut-lines.ts';
import { sumOf } from '../../../contract/cuts.ts';
import { paidPrice, shownPrice } from '../../../contract/money.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import type { ProductForOrder } from '../../../contract/staff/phone-orders.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Button } from '../../../kit/ui/button.tsx';
import CutLengths from '../../../kit/ui/cut-lengths.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { formatUnitPrice } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { ProductFinder } from '../../ui/product-finder.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { text } from './order-messages.ts';
import {
  keyOfLine,
  linesOver,
  type OrderedLines,
  refusedByKey,
  type SentLine,
  standOfLine,
  standOfLines,
  wantedLines,
} from './ordered-lines.ts';
import { touchedIn } from './stand.ts';
import { SumsLine } from './sums-line.tsx';
import { OrderDialog, useOrderChange } from './use-order-change.tsx';

/** A line while it is edited; what is typed may be no quantity yet. */
type Edited = Omit<SentLine, 'quantity'> & {
  code: string;
  title: string;
  units: string;
  price: number;
  smallest_quantity: number;
  quantity_step: number;
  is_cut: boolean;
  typed: string;
  quantity: number | null;
  /** What was typed for them and cannot be read. */
  unreadCuts: string;
};

type Given = { mine: OrderedLines; reason: string };

export function EditLinesDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [begun] = useState(() => standOfLines(order));
  const [lines, setLines] = useState(() => order.lines.map(asEdited));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { id } = order;
  const change = useOrderChange<Given>({
    order,
    act({ mine, reason: why }, on) {
      const given = linesOver(begun, mine, on).map(({ sent }) => sent);
      const body = { version: on.version, lines: given, reason: why };
      return api.post('/staff/orders/{id}/lines/', { params: { id }, body });
    },
    standOf: (now) => standOfLines(now, begun),
    wanted: ({ mine }, now) => wantedLines(begun, mine, now),
    said: text.linesSaved,
    onDone: onClose,
    onRefused(error, { mine }, on) {
      const { fields, text: said } = explainFailure(error, locale);
      const keys = linesOver(begun, mine, on).map(({ key }) => key);
      const refused = refusedByKey(fields, keys);
      setErrors(refused);
      const shown = lines.map(keyOfLine).flatMap((key) => [key, `${key} cuts`]);
      if (![...shown, 'reason'].some((name) => refused[name])) toast('error', said);
      return true;
    },
  });
  const set = (at: number, edit: Partial<Edited>) =>
    setLines(lines.map((line, place) => (place === at ? { ...line, ...edit } : line)));
  const count = (at: number, typed: string, quantity: number | null) =>
    set(at, { typed, quantity });
  const cut = (at: number, said: number[] | string) =>
    set(
      at,
      typeof said === 'string'
        ? { cuts: [], unreadCuts: said.trim() }
        : { cuts: said, unreadCuts: '', quantity: sumOf(said), typed: String(sumOf(said)) },
    );
  const mine: OrderedLines = Object.fromEntries(
    lines.flatMap((line) => {
      const { line_id, product_id, quantity, cuts, unreadCuts } = line;
      if (quantity === null || unreadCuts !== '') return [];
      const sent = { line_id, product_id, quantity, cuts: cutsAfter(quantity, { cuts }) };
      return [[keyOfLine(line), standOfLine(sent, line)]];
    }),
  );
  const read = Object.values(mine).map(({ line }) => line);
  const isUnread = read.length < lines.length;
  const isTyped = isUnread || Object.keys(touchedIn(begun, mine)).length > 0;
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={isTyped || reason !== ''}
      title={text.editLines}
      size="lg"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-4">
          <SumsLine
            orderId={id}
            version={order.version}
            given={isUnread || read.length === 0 ? null : { lines: read }}
          />
          {isUnread && (
            <p role="status" className="text-sm text-warn">
              {text.quantitiesUnread}
            </p>
          )}
          <Button
            kind="primary"
            loading={change.isPending}
            disabled={isUnread}
            onClick={() => change.sendAsSeen({ mine, reason })}
          >
            {ui.save}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-2">
        {lines.map((line, at) => (
          <li
            key={keyOfLine(line)}
            className="flex flex-wrap items-end gap-3 border-b border-line pb-2"
          >
            <div className="min-w-48 flex-1 self-center">
              <div className="font-semibold">{line.title}</div>
              <div className="text-xs text-steel">
                {line.code} · {formatUnitPrice(line.price)} · {line.units} ·{' '}
                {text.smallest(line.smallest_quantity, line.quantity_step)}
              </div>
            </div>
            <QuantityField
              name={`quantity-${at}`}
              label={text.quantity}
              value={line.typed}
              unit={line.units}
              rule={ruleOf(line)}
              required
              onChange={(typed, quantity) => count(at, typed, quantity)}
              error={errors[keyOfLine(line)]}
              className="w-32"
            />
            <Button
              kind="ghost"
              icon="trash"
              aria-label={text.remove(line.title)}
              onClick={() => setLines(lines.filter((_, place) => place !== at))}
            />
            {line.is_cut && (
              <CutLengths
                name={`cuts-${at}`}
                title={line.title}
                unit={line.units}
                rule={ruleOf(line)}
                wanted={wantedOf(line)}
                unread={line.unreadCuts}
                error={errors[`${keyOfLine(line)} cuts`]}
                onCuts={(said) => cut(at, said)}
              />
            )}
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
    </OrderDialog>
  );
}

/** What there is of it is the shop's to say. */
const ruleOf = ({ smallest_quantity, quantity_step }: Edited) => ({
  smallest_quantity,
  quantity_step,
  stock: Number.MAX_SAFE_INTEGER,
});

/** Lengths that its quantity no longer comes to are named still, so that they are said to be gone. */
function wantedOf({ quantity, cuts }: Edited) {
  if (quantity === null) return { quantity: sumOf(cuts), cuts };
  const after = cutsAfter(quantity, { cuts });
  return { quantity, cuts: after.length > 0 ? after : cuts };
}

const asEdited = (line: StaffOrder['lines'][number]): Edited => ({
  line_id: line.id,
  product_id: line.product_id,
  code: line.code,
  title: line.title,
  units: line.units,
  price: paidPrice(line),
  smallest_quantity: line.smallest_quantity,
  quantity_step: line.quantity_step,
  is_cut: line.is_cut,
  typed: String(line.quantity),
  quantity: line.quantity,
  cuts: cutsOfLine(line),
  unreadCuts: '',
});

const asAdded = (product: ProductForOrder): Edited => ({
  line_id: null,
  product_id: product.id,
  code: product.code,
  title: product.title,
  units: product.units,
  price: shownPrice(product) ?? 0,
  smallest_quantity: product.smallest_quantity,
  quantity_step: product.quantity_step,
  is_cut: product.is_cut,
  typed: String(leastOf(product)),
  quantity: leastOf(product),
  cuts: [],
  unreadCuts: '',
});

const leastOf = ({ smallest_quantity, quantity_step }: ProductForOrder) =>
  Math.max(smallest_quantity, quantity_step);
