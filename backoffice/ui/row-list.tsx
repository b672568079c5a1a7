import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../kit/ui/button.tsx';
import { ui as text } from './messages.ts';

type Props<T extends FieldValues, Name extends FieldPath<T>> = {
  form: Pick<UseFormReturn<T>, 'watch' | 'setValue'>;
  /** Of the list in the form. */
  name: Name;
  label: string;
  /** The title above says the same. */
  isSaidAbove?: boolean;
  hint?: string;
  blank: FieldPathValue<T, Name>[number];
  /** Beside the button that adds one. */
  actions?: ReactNode;
  children: (index: number) => ReactNode;
};

/** A short list that is written in place: rows are added below and taken out one by one. */
export function RowList<T extends FieldValues, const Name extends FieldPath<T>>(
  props: Props<T, Name>,
) {
  const { form, name, label, isSaidAbove = false, hint, blank, actions, children } = props;
  const rows: FieldPathValue<T, Name> = form.watch(name);
  const set = (changed: unknown[]) =>
    form.setValue(name, changed as FieldPathValue<T, Name>, { shouldDirty: true });
  return (
    <fieldset className="grid gap-2">
      <legend className={isSaidAbove ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      {hint && <p className="text-sm text-steel">{hint}</p>}
      {rows.map((_: unknown, index: number) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: its fields are named by their place
          key={index}
          className="flex items-start gap-2 rounded-control bg-mist p-3"
        >
          <div className="min-w-0 flex-1">{children(index)}</div>
          <Button
            kind="ghost"
            size="sm"
            icon="trash"
            aria-label={text.removeRow(`${label} ${index + 1}`)}
            onClick={() => set(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon="plus"
          aria-label={`${text.addRow}: ${label}`}
          onClick={() => set([...rows, blank])}
        >
          {text.addRow}
        </Button>
        {actions}
      </div>
    </fieldset>
  );
}
