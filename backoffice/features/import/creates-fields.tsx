import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { categoryOptions, readBrands, readCategories } from '../../api/catalogue-reference.ts';
import { useMay } from '../../session/session.ts';
import { messages } from './messages.ts';
import { noWishes, type TypedOptions } from './typed-options.ts';

type Props = {
  creates: TypedOptions['creates'];
  onChange: (creates: TypedOptions['creates']) => void;
};

/** Whether products nobody knows are created, and of what they are where their row does not say it. */
export function CreatesFields({ creates, onChange }: Props) {
  const text = useMessages(messages);
  const mayCreate = useMay('products.write');
  const categories = useQuery({ ...readCategories, enabled: creates !== null });
  const brands = useQuery({ ...readBrands, enabled: creates !== null });
  if (!mayCreate) return null;
  const idOf = (value: string) => (value ? Number(value) : null);
  return (
    <div>
      <Checkbox
        name="creates"
        label={text.creates}
        checked={creates !== null}
        onChange={(isOn) => onChange(isOn ? noWishes : null)}
      />
      {creates && (
        <div className="mt-1 grid max-w-3xl gap-3 sm:grid-cols-2">
          <Select
            name="category"
            label={text.category}
            placeholder={text.fromFile}
            value={String(creates.category ?? '')}
            options={categoryOptions(categories.data ?? [])}
            onChange={(value) => onChange({ ...creates, category: idOf(value) })}
          />
          <Select
            name="brand"
            label={text.brand}
            placeholder={text.fromFile}
            value={String(creates.brand ?? '')}
            options={(brands.data ?? []).map((brand) => ({
              value: String(brand.id),
              label: brand.title,
            }))}
            onChange={(value) => onChange({ ...creates, brand: idOf(value) })}
          />
          <p className="text-sm text-steel sm:col-span-2">{text.createsHint}</p>
          <div className="sm:col-span-2">
            <Checkbox
              name="sections"
              label={text.sections}
              checked={creates.sections}
              onChange={(sections) => onChange({ ...creates, sections })}
            />
            <Checkbox
              name="sold"
              label={text.sold}
              checked={creates.state === 'active'}
              onChange={(isOn) => onChange({ ...creates, state: isOn ? 'active' : 'draft' })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
