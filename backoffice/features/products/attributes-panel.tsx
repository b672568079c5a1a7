import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Select } from '../../../kit/ui/select.tsx';
import { labelOf, readOffered } from '../../api/catalogue-reference.ts';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

type Props = { form: UseFormReturn<Values>; product: Pick<ProductForm, 'offered_attributes'> };

/** What the chosen category is filtered by, and what the product has besides. */
export function AttributesPanel({ form, product }: Props) {
  const [category, chosen] = useWatch({
    control: form.control,
    name: ['category_id', 'attributes'],
  });
  const offered = useQuery(readOffered(category)).data ?? [];
  const own = product.offered_attributes.filter(({ values }) =>
    values.some(({ id }) => chosen.includes(id)),
  );
  const shown = [...offered, ...own.filter(({ id }) => offered.every((one) => one.id !== id))];

  /** One value of an attribute in the place of another; the order of the others stays. */
  function choose(values: { id: number }[], valueId: number | null) {
    const isOwn = (id: number) => values.some((value) => value.id === id);
    const place = chosen.findIndex(isOwn);
    const others = chosen.filter((id) => !isOwn(id));
    const next =
      valueId === null ? others : others.toSpliced(place < 0 ? others.length : place, 0, valueId);
    form.setValue('attributes', next, { shouldDirty: true });
  }

  return (
    <Panel title={text.attributes}>
      {shown.length === 0 && <p className="text-sm text-steel">{text.noAttributes}</p>}
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
        {shown.map((attribute) => (
          <Select
            key={attribute.id}
            name={`attribute_${attribute.id}`}
            label={titleOf(attribute)}
            placeholder="—"
            value={String(attribute.values.find(({ id }) => chosen.includes(id))?.id ?? '')}
            options={attribute.values.map((value) => ({
              value: String(value.id),
              label: labelOf(value),
            }))}
            onChange={(id) => choose(attribute.values, Number(id) || null)}
          />
        ))}
      </div>
    </Panel>
  );
}
