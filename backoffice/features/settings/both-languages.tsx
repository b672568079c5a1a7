import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { locales } from '../../../contract/locale.ts';
import { TextField } from '../../ui/form.tsx';
import { ui } from '../../ui/messages.ts';

/** Those paths below which there is `ro`. */
type TextIn<T extends FieldValues> =
  FieldPath<T> extends infer Path ? (Path extends `${infer Text}.ro` ? Text : never) : never;

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: TextIn<T>;
  label: string;
  /** In Romanian, which stands in where Russian is missing. */
  required?: boolean;
};

/** A text of a setting, whose languages stand in one object. */
export function BothLanguages<T extends FieldValues>(props: Props<T>) {
  const { control, name, label, required = false } = props;
  const names = { ro: ui.romanian, ru: ui.russian };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {locales.map((language) => (
        <TextField
          key={language}
          control={control}
          name={`${name}.${language}` as FieldPath<T>}
          label={`${label} · ${names[language]}`}
          lang={language}
          required={required && language === 'ro'}
        />
      ))}
    </div>
  );
}
