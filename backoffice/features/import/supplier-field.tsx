import { useId } from 'react';
import type { ImportSupplier } from '../../../contract/staff/imports.ts';
import { Field } from '../../../kit/ui/field.tsx';

type Props = {
  label: string;
  hint: string;
  placeholder: string;
  suppliers: readonly ImportSupplier[];
  value: string;
  onChange: (name: string) => void;
};

const LONGEST_NAME = 200;

/** A supplier that is known, or the name of a new one. */
export function SupplierField({ suppliers, ...field }: Props) {
  const list = useId();
  return (
    <>
      <Field {...field} name="supplier" list={list} maxLength={LONGEST_NAME} autoComplete="off" />
      <datalist id={list}>
        {suppliers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A supplier is the same in whatever case. */
export const knownSupplier = (suppliers: readonly ImportSupplier[], name: string) =>
  suppliers.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
