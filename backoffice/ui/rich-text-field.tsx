import { lazy, Suspense, useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { locales } from '../../contract/locale.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { FieldNotes, RequiredMark } from '../../kit/ui/field-frame.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { ui as text } from './messages.ts';

/** The editor is heavy; it comes with the first text that is written. */
const RichTextEditor = lazy(() => import('./rich-text/editor.tsx'));

type Props<T extends FieldValues> = {
  control: Control<T>;
  /** `body` stands for the fields `body_ro` and `body_ru`. */
  name: string;
  label: string;
  /** In Romanian, which stands in where Russian is missing. */
  required?: boolean;
  disabled?: boolean;
};

/** A text with headings, lists and links in both languages, side by side. */
export function RichTextPair<T extends FieldValues>({ control, name, label, ...rest }: Props<T>) {
  const names = { ro: text.romanian, ru: text.russian };
  return (
    <div className="grid items-start gap-x-4 gap-y-3 xl:grid-cols-2">
      {locales.map((language) => (
        <Controller
          key={language}
          control={control}
          name={`${name}_${language}` as FieldPath<T>}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <OneLanguage
              {...rest}
              required={rest.required === true && language === 'ro'}
              lang={language}
              label={`${label} · ${names[language]}`}
              value={String(value ?? '')}
              error={fieldState.error?.message}
              {...{ onChange, onBlur }}
            />
          )}
        />
      ))}
    </div>
  );
}

type OneProps = {
  lang: string;
  label: string;
  value: string;
  error: string | undefined;
  required: boolean;
  disabled?: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
};

function OneLanguage({ label, value, error, required, ...rest }: OneProps) {
  const id = useId();
  const hint = !value && !required ? <Badge kind="warn">{text.untranslated}</Badge> : undefined;
  return (
    <div className="min-w-0">
      <p id={id} className="mb-1.5 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </p>
      <Suspense fallback={<Skeleton className="h-52" />}>
        <RichTextEditor
          labelId={id}
          describedBy={error ? `${id}-error` : undefined}
          value={value}
          {...rest}
        />
      </Suspense>
      <FieldNotes {...{ id, error, hint }} />
    </div>
  );
}
