import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import type { StockCorrection } from '../../../contract/staff/catalogue/stock-correction.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { beginUnder } from '../../ui/begin-under.ts';
import { ChoiceField, TextField, useStaffForm } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import { renewsOf } from './read-product.ts';
import { placeOf, StockFigures } from './stock-figures.tsx';

/** What there is and where, who holds it, what moved, and how it is put right. */
export function StockPanel({ product }: { product: ProductForm }) {
  const mayMove = useMay('stock.write');
  const { warehouses, movements } = product.stock;
  return (
    <Panel title={text.stock}>
      <StockFigures stock={product.stock} />
      {mayMove && <Correction product={product} />}
      {movements.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-8 cursor-pointer text-steel">
            {text.movements} ({movements.length})
          </summary>
          <ul className="grid gap-2 py-1">
            {movements.map(
              ({ id, at, quantity, reason, note, order_id, actor, actor_name, warehouse_id }) => (
                <li key={id} className="grid grid-cols-[4rem_1fr] gap-x-2">
                  <b className={`tabular-nums ${quantity < 0 ? 'text-danger' : 'text-ok'}`}>
                    {quantity > 0 ? `+${quantity}` : quantity}
                  </b>
                  <span>
                    {text[reason]} {order_id ?? ''} · {placeOf(warehouses, warehouse_id)}
                    {note && <span className="block">{note}</span>}
                    <span className="block text-steel">
                      {formatMoment(at)}, {nameOfActor(actor, actor_name)}
                    </span>
                  </span>
                </li>
              ),
            )}
          </ul>
        </details>
      )}
    </Panel>
  );
}

/** What comes, or goes. */
const movedRules = { ...wholeRules, signed: true };

const reasons = ['receipt', 'count', 'correction'] as const;

type Typed = {
  warehouse_id: string;
  reason: (typeof reasons)[number];
  quantity: string;
  counted: string;
  note: string;
};

function Correction({ product: { id, stock } }: { product: ProductForm }) {
  const values: Typed = {
    warehouse_id: String(stock.warehouses[0]?.id ?? ''),
    reason: 'receipt',
    quantity: '',
    counted: '',
    note: '',
  };
  const form = useStaffForm<Typed>({
    values,
    async save(typed) {
      const { reason, quantity, counted, note, warehouse_id } = typed;
      const place = { warehouse_id: Number(warehouse_id), note };
      const seen = stock.warehouses.find((one) => one.id === place.warehouse_id)?.on_hand ?? 0;
      const body: StockCorrection =
        reason === 'count'
          ? { reason, ...place, counted: numberIn(counted, wholeRules) ?? Number.NaN, seen }
          : { reason, ...place, quantity: numberIn(quantity, movedRules) ?? Number.NaN };
      await api.post('/staff/products/{id}/stock/', { params: { id }, body });
      // What was typed since is the next one's.
      beginUnder(form, values, typed);
    },
    renews: renewsOf(id),
    said: text.moved,
  });
  const { control, submit, watch, formState } = form;
  const isCount = watch('reason') === 'count';
  return (
    <StaffForm onSubmit={submit} className="mt-3 grid gap-3 border-t border-line pt-3">
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          control={control}
          name="reason"
          label={text.reason}
          options={reasons.map((value) => ({ value, label: text[value] }))}
        />
        <NumberField
          key={isCount ? 'counted' : 'quantity'}
          control={control}
          name={isCount ? 'counted' : 'quantity'}
          label={isCount ? text.counted : text.quantity}
          rules={isCount ? wholeRules : movedRules}
          required
        />
      </div>
      {stock.warehouses.length > 1 && (
        <ChoiceField
          control={control}
          name="warehouse_id"
          label={text.warehouse}
          options={stock.warehouses.map((one) => ({ value: String(one.id), label: titleOf(one) }))}
        />
      )}
      <TextField control={control} name="note" label={text.note} />
      <Button type="submit" loading={formState.isSubmitting}>
        {text.move}
      </Button>
    </StaffForm>
  );
}
