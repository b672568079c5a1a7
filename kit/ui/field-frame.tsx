import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A label above, a hint and an error below: the same round every control. */
export const FieldFrame = ({ id, label, required, error, hint, className, children }: Props) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
      {required && <RequiredMark />}
    </label>
    {children}
    <FieldNotes {...{ id, error, hint }} />
  </div>
);

/** The control itself says that it is required; the mark is for the eye. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-0.5 text-danger">
    *
  </span>
);

export const FieldNotes = ({ id, error, hint }: Pick<Props, 'id' | 'error' | 'hint'>) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-steel">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
        <Icon name="error" size={18} className="mt-px" />
        {error}
      </p>
    )}
  </>
);

/** What ties a control to its notes. */
export function fieldStates(id: string, error: string | undefined, hint: ReactNode) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}
