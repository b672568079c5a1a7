import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { leiRules } from '../../../contract/typed-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { TextField } from '../../ui/form.tsx';
import { formatMoment, formatMoney, formatUnitPrice } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { momentInput } from '../../ui/moment-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

type Props = { form: UseFormReturn<Values>; product: Pick<ProductForm, 'prices'> };

/** The price, what it was, and what it costs for a while. */
export function PricesPanel({ form, product }: Props) {
  const { shopClock } = ui;
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'promotions' });
  const { agreed, lowest_of_30_days, history, past_promotions } = product.prices;
  return (
    <Panel
      title={text.prices}
      actions={
        <Button
          size="sm"
          icon="plus"
          onClick={() => append({ price: '', starts_at: '', ends_at: '' })}
        >
          {text.addPromotion}
        </Button>
      }
    >
      <div className="grid items-end gap-x-4 gap-y-3 md:grid-cols-3">
        <NumberField control={control} name="price" label={text.price} rules={leiRules} required />
        {agreed && (
          <p className="pb-2 text-sm text-steel md:col-span-2">
            {text.agreed(formatUnitPrice(agreed.price), agreed.basis === 'net')}
          </p>
        )}
        {lowest_of_30_days !== null && (
          <p className="pb-2 text-sm text-steel md:col-span-2">
            {text.lowest}: <b className="text-ink">{formatMoney(lowest_of_30_days)}</b>
          </p>
        )}
      </div>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="mt-3 grid items-end gap-x-4 gap-y-3 rounded-control bg-mist p-3 md:grid-cols-[1fr_1fr_1fr_auto]"
        >
          <NumberField
            control={control}
            name={`promotions.${index}.price`}
            label={text.promotionPrice}
            rules={leiRules}
            required
          />
          <TextField
            control={control}
            name={`promotions.${index}.starts_at`}
            label={text.from}
            {...momentInput}
          />
          <TextField
            control={control}
            name={`promotions.${index}.ends_at`}
            label={text.to}
            {...momentInput}
          />
          <Button
            icon="trash"
            kind="ghost"
            aria-label={text.remove(`${text.promotions} ${index + 1}`)}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length > 0 && <p className="mt-1.5 text-sm text-steel">{shopClock}</p>}
      <div className="mt-3 grid gap-1">
        <Past title={text.priceHistory} rows={history.map(({ since, price }) => [since, price])} />
        <Past
          title={text.pastPromotions}
          rows={past_promotions.map(({ starts_at, price }) => [starts_at, price])}
        />
      </div>
    </Panel>
  );
}

function Past({ title, rows }: { title: string; rows: (readonly [string, number])[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer text-steel">
        {title} ({rows.length})
      </summary>
      <ul className="grid gap-1 py-1 tabular-nums">
        {rows.map(([at, price]) => (
          <li key={at}>
            {formatMoment(at)} · {formatMoney(price)}
          </li>
        ))}
      </ul>
    </details>
  );
}
