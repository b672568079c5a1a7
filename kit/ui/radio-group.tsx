import { type ReactNode, useId } from 'react';
import { FieldNotes, RequiredMark } from './field-frame.tsx';

type Option<T extends string> = {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line, such as a fee. */
  note?: ReactNode;
  disabled?: boolean;
  /** What it asks for in turn: stands inside its card once it is chosen. */
  opens?: ReactNode;
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
          <div
            key={option.value}
            className="rounded-control border border-line hover:border-edge has-[>label>:checked]:border-copper has-[>label>:checked]:bg-copper-soft has-[>label>:disabled]:text-steel has-[>label>:disabled]:hover:border-line"
          >
            <label className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-3 py-3 md:px-4">
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
              <span className="font-medium">{option.label}</span>
              <span className="font-semibold tabular-nums">{option.note}</span>
              {option.hint && (
                <span className="text-sm text-steel max-md:col-span-3 max-md:mt-1 md:col-span-2 md:col-start-2">
                  {option.hint}
                </span>
              )}
            </label>
            {option.value === value && option.opens && (
              <div className="px-3 pb-4 md:px-4">{option.opens}</div>
            )}
          </div>
        ))}
      </div>
      <FieldNotes {...{ id, error }} />
    </fieldset>
  );
}
