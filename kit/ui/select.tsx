import { type ComponentProps, type RefCallback, useId } from 'react';
import { FieldFrame, fieldStates } from './field-frame.tsx';

type Props = Omit<
  ComponentProps<'select'>,
  'onChange' | 'ref' | 'className' | 'children' | 'multiple'
> & {
  label: string;
  name: string;
  ref?: RefCallback<HTMLElement>;
  options: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
  /** What stands there until something is chosen. */
  placeholder?: string;
  error?: string | undefined;
  hint?: string;
  /** The label is heard, not seen. */
  bare?: boolean;
  className?: string;
};

export function Select({
  label,
  options,
  onChange,
  placeholder,
  error,
  hint,
  bare,
  className,
  ...native
}: Props) {
  const id = useId();
  const control = (
    <select
      id={id}
      {...native}
      {...fieldStates(id, error, hint)}
      aria-label={bare ? label : undefined}
      className="control"
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  if (bare) return <div className={className}>{control}</div>;
  return (
    <FieldFrame {...{ id, label, error, hint, className }} required={native.required}>
      {control}
    </FieldFrame>
  );
}
