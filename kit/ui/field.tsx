import { type ComponentProps, type ReactNode, type RefCallback, useId } from 'react';
import { FieldFrame, fieldStates } from './field-frame.tsx';

type Native = Omit<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'onChange' | 'prefix' | 'ref' | 'className' | 'children'
>;

type Props = Native & {
  label: string;
  name: string;
  ref?: RefCallback<HTMLElement>;
  onChange?: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  multiline?: boolean;
  /** Stands inside the frame, before what is typed. */
  prefix?: ReactNode;
  /** Stands inside the frame, after what is typed. */
  suffix?: ReactNode;
  className?: string;
};

export function Field({
  label,
  error,
  hint,
  multiline,
  prefix,
  suffix,
  onChange,
  className,
  ...native
}: Props) {
  const id = useId();
  const states = { id, ...native, ...fieldStates(id, error, hint) };
  const input = { ...states, onChange: onChange && saying(onChange) };
  return (
    <FieldFrame {...{ id, label, error, hint, className }} required={native.required}>
      {multiline ? (
        <textarea rows={4} {...input} className="control" />
      ) : prefix || suffix ? (
        <div className="control control-frame">
          {prefix}
          <input {...input} />
          {suffix}
        </div>
      ) : (
        <input {...input} className="control" />
      )}
    </FieldFrame>
  );
}

type Typed = { currentTarget: { value: string } };

const saying = (onChange: (value: string) => void) => (event: Typed) =>
  onChange(event.currentTarget.value);
