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
import { namedFields } from '../../resources/named-fields.ts';
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
  const field = namedFields(control, text);
  const choice = { placeholder: text.choose, required: true };
  const number = { rules: wholeRules };
  return (
    <Panel title={text.identity}>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
        <ChoiceField
          {...field('category_id')}
          {...choice}
          options={categoryOptions(categories, category)}
        />
        <ChoiceField
          {...field('brand_id')}
          {...choice}
          options={brands.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
        <ChoiceField
          {...field('unit')}
          {...choice}
          options={units.map((unit) => ({ value: unit.key, label: titleOf(unit) }))}
        />
        <TextField {...field('code')} required />
        <TextField {...field('shop_code')} />
        <TextField {...field('ean')} inputMode="numeric" />
        <NumberField {...field('smallest_quantity')} {...number} hint={text.asUnit} />
        <NumberField {...field('quantity_step')} {...number} hint={text.asUnit} />
        <NumberField {...field('warranty_months')} {...number} />
        <NumberField {...field('low_stock')} {...number} hint={text.asCategory} />
        <NumberField
          {...field('vat_rate')}
          {...number}
          hint={text.usualVat(STANDARD_VAT_RATE)}
          required
        />
        <TextField {...field('family')} />
        {!isNew && (
          <ChoiceField
            {...field('state')}
            options={productStates.map((value) => ({ value, label: states[value] }))}
          />
        )}
      </div>
    </Panel>
  );
}
