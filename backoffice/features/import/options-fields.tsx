import { useQuery } from '@tanstack/react-query';
import { percentRules } from '../../../contract/typed-number.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { RadioGroup } from '../../../kit/ui/radio-group.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { categoryOptions, readBrands, readCategories } from '../../api/catalogue-reference.ts';
import { useMay, useSession } from '../../session/session.ts';
import { NumberInput } from '../../ui/number-field.tsx';
import { text } from './messages.ts';
import { guardNames, noWishes, percentOf, type TypedOptions, writableBy } from './typed-options.ts';
import { writtenNames as names } from './written-names.ts';

type Props = { typed: TypedOptions; onChange: (typed: TypedOptions) => void };

/** What of the catalogue a table changes, and when somebody is to look first. */
export function OptionsFields({ typed, onChange }: Props) {
  const { permissions } = useSession();
  const { writes, guards } = typed;
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div className="md:order-last md:col-span-2">
        <CreatesFields
          creates={typed.creates}
          onChange={(creates) => onChange({ ...typed, creates })}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{text.writes}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {writableBy(permissions).map((field) => (
            <Checkbox
              key={field}
              name="writes"
              label={names[field]}
              checked={writes.includes(field)}
              onChange={(isOn) =>
                onChange({
                  ...typed,
                  writes: isOn ? [...writes, field] : writes.filter((one) => one !== field),
                })
              }
            />
          ))}
        </div>
        {writes.length === 0 && (
          <p role="alert" className="text-sm text-danger">
            {text.writesNeeded}
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{text.guards}</legend>
        <div className="flex flex-wrap items-end gap-3">
          {guardNames.map((name) => (
            <NumberInput
              key={name}
              name={name}
              label={text[name]}
              rules={percentRules}
              value={guards[name]}
              error={percentOf(guards[name]) === null ? text.percentWrong : undefined}
              suffix={
                <span className="whitespace-nowrap text-steel">
                  {name === 'share' ? text.shareSuffix : '%'}
                </span>
              }
              onChange={(value) => onChange({ ...typed, guards: { ...guards, [name]: value } })}
              className="min-w-40 flex-1"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type CreatesProps = {
  creates: TypedOptions['creates'];
  onChange: (creates: TypedOptions['creates']) => void;
};

/** Whether products nobody knows are created, and of what they are where their row does not say it. */
function CreatesFields({ creates, onChange }: CreatesProps) {
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

/** What becomes of the pictures and documents that products have already. */
export function FilesFields({ typed, onChange }: Props) {
  return (
    <div className="grid max-w-3xl gap-3">
      <RadioGroup
        name="files"
        label={text.files}
        value={typed.files}
        options={[
          { value: 'add', label: text.filesAdd },
          { value: 'replace', label: text.filesReplace },
        ]}
        onChange={(files) => onChange({ ...typed, files })}
      />
      <p className="text-sm text-steel">{text.filesNote}</p>
    </div>
  );
}
