import { type ReactNode, useId } from 'react';
import { FieldNotes, RequiredMark } from './field-frame.tsx';

type Option<T extends string> = {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line, such as a fee. */
  note?: ReactNode;
  disabled?: boolean;
};

type Props<T extends string> = {
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
  required?: boolean;
};

export function RadioGroup<T extends string>({
  label,
  name,
  options,
  value,
  onChange,
  error,
  required,
}: Props<T>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-3 hover:border-edge has-checked:border-copper has-checked:bg-copper-soft has-disabled:text-steel has-disabled:hover:border-line"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              className="tick"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-steel">{option.hint}</span>}
            </span>
            {option.note && <span className="font-semibold tabular-nums">{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, error }} />
    </fieldset>
  );
}
