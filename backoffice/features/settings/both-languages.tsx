import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { TextField } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';

type BothProps<T extends FieldValues> = {
  control: Control<T>;
  /** Of a text whose languages stand in one object. */
  name: TextIn<T>;
  label: string;
  required?: boolean;
};

/** Those paths below which there is `ro`. */
type TextIn<T extends FieldValues> =
  FieldPath<T> extends infer Path ? (Path extends `${infer Text}.ro` ? Text : never) : never;

/** A text of a setting, whose languages stand in one object. */
export function BothLanguages<T extends FieldValues>(props: BothProps<T>) {
  const { control, name, label, required = false } = props;
  const ui = useMessages(uiMessages);
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField
        control={control}
        name={`${name}.ro` as FieldPath<T>}
        label={`${label} · ${ui.romanian}`}
        lang="ro"
        required={required}
      />
      <TextField
        control={control}
        name={`${name}.ru` as FieldPath<T>}
        label={`${label} · ${ui.russian}`}
        lang="ru"
      />
    </div>
  );
}
