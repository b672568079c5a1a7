import { type ComponentProps, type ReactNode, type RefCallback, useId } from 'react';
import { FieldNotes, fieldStates } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref' | 'className'> & {
  label: ReactNode;
  ref?: RefCallback<HTMLElement>;
  onChange?: (checked: boolean) => void;
  error?: string | undefined;
  /** At the end of the line, such as a count. */
  note?: ReactNode;
};

export function Checkbox({ label, onChange, error, note, ...native }: Props) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 leading-6">
        <input
          {...native}
          {...fieldStates(id, error, undefined)}
          type="checkbox"
          className="tick"
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
        <span className="min-w-0 flex-1">{label}</span>
        {note !== undefined && <span className="text-sm leading-6 text-steel">{note}</span>}
      </label>
      {error && (
        <div className="-mt-2">
          <FieldNotes {...{ id, error }} />
        </div>
      )}
    </div>
  );
}
