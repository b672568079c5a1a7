import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { productStates } from '../../../contract/constants.ts';
import { wholeRules } from '../../../contract/typed-number.ts';
import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';
import {
  categoryOptions,
  readBrands,
  readCategories,
  readUnits,
} from '../../api/catalogue-reference.ts';
import { ChoiceField, TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';
import { text as states } from './messages.ts';

/** Codes, where it stands, how it is counted, whether it is sold. */
export function IdentityPanel({
  control,
  isNew = false,
}: {
  control: Control<Values>;
  isNew?: boolean;
}) {
  const categories = useQuery(readCategories).data ?? [];
  const brands = useQuery(readBrands).data ?? [];
  const units = useQuery(readUnits).data ?? [];
  const category = useWatch({ control, name: 'category_id' });
  const choice = { control, placeholder: text.choose };
  const number = { control, rules: wholeRules };
  return (
    <Panel title={text.identity}>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
        <ChoiceField
          {...choice}
          name="category_id"
          label={text.category_id}
          required
          options={categoryOptions(categories, category)}
        />
        <ChoiceField
          {...choice}
          name="brand_id"
          label={text.brand_id}
          required
          options={brands.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
        <ChoiceField
          {...choice}
          name="unit"
          label={text.unit}
          required
          options={units.map((unit) => ({ value: unit.key, label: titleOf(unit) }))}
        />
        <TextField control={control} name="code" label={text.code} required />
        <TextField control={control} name="shop_code" label={text.shop_code} />
        <TextField control={control} inputMode="numeric" name="ean" label={text.ean} />
        <NumberField
          {...number}
          name="smallest_quantity"
          label={text.smallest_quantity}
          hint={text.asUnit}
        />
        <NumberField
          {...number}
          name="quantity_step"
          label={text.quantity_step}
          hint={text.asUnit}
        />
        <NumberField {...number} name="warranty_months" label={text.warranty_months} />
        <NumberField {...number} name="low_stock" label={text.low_stock} hint={text.asCategory} />
        <NumberField
          {...number}
          name="vat_rate"
          label={text.vat_rate}
          hint={text.usualVat(STANDARD_VAT_RATE)}
          required
        />
        <TextField control={control} name="family" label={text.family} />
        {!isNew && (
          <ChoiceField
            control={control}
            name="state"
            label={text.state}
            options={productStates.map((value) => ({ value, label: states[value] }))}
          />
        )}
      </div>
    </Panel>
  );
}
