import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import {
  type Control,
  Controller,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { message } from '../../contract/messages.ts';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Checkbox } from '../../kit/ui/checkbox.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { toast } from '../../kit/ui/toast.ts';
import { renew } from '../api/queries.ts';
import { locale } from '../i18n.ts';
import { ui as text } from './messages.ts';

type Options<T extends FieldValues, Saved> = {
  values: DefaultValues<T>;
  /** Sends the form; what the shop refuses shows beside its fields. */
  save: (values: T) => Promise<Saved>;
  /** Queries that show it, read again afterwards. */
  renews?: readonly QueryKey[];
  said?: string | ((saved: Saved) => string);
  onSaved?: (saved: Saved) => void;
  /** For conflicts and the like. True: it was dealt with. */
  onRefused?: (error: unknown) => boolean;
};

/**
 * A form whose rules are the shop's: it is sent, and what is refused shows beside its field, in the
 * reader's language. Only what must not be empty is said before; it goes with <StaffForm>.
 */
export function useStaffForm<T extends FieldValues, Saved = unknown>({
  values,
  save,
  renews = [],
  said,
  onSaved,
  onRefused,
}: Options<T, Saved>) {
  const form = useForm<T>({ defaultValues: values, shouldFocusError: true });
  const handleSubmit: typeof form.handleSubmit = (send) => (event) => {
    // What was refused is the shop's to refuse again; beside no field it would stay for ever.
    form.clearErrors();
    return form.handleSubmit(send)(event);
  };
  const submit = handleSubmit(async (typed) => {
    try {
      const saved = await save(typed);
      for (const queryKey of renews) void renew(queryKey);
      if (said) toast('success', typeof said === 'string' ? said : said(saved));
      onSaved?.(saved);
    } catch (error) {
      if (onRefused?.(error)) return;
      showRefusal(form, error);
    }
  });
  return { ...form, handleSubmit, submit };
}

/**
 * Beside the fields it names, or as a notice where it names none of the form. What is wrong with one
 * line of a list that is typed in one field is said beside that field.
 */
function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, error: unknown) {
  const { text, fields } = explainFailure(error, locale);
  const values: object = form.getValues();
  const known = Object.entries(fields).flatMap(([name, message]) => {
    const [first = ''] = name.split('.');
    if (!(first in values)) return [];
    return [[typeof Reflect.get(values, first) === 'string' ? first : name, message] as const];
  });
  for (const [name, message] of known) {
    form.setError(name as FieldPath<T>, { type: 'shop', message });
  }
  const place = known[0]?.[0] as FieldPath<T> | undefined;
  if (place) form.setFocus(place);
  // Beside a field that is not on the screen nobody reads it.
  if (!place || !get(form.control._fields, `${place}._f.mount`)) toast('error', text);
}

/** Empty is what has no letters: the shop trims as well. */
const isFilled = (value: unknown) =>
  (typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined) ||
  message('VALIDATE.REQUIRED', locale);

const rulesFor = (required: boolean | undefined) =>
  required ? { rules: { validate: isFilled } } : {};

type Place<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; label: string };

type TextProps<T extends FieldValues> = Place<T> &
  Omit<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
    /** For what follows from it elsewhere in the form. */
    onTyped?: (value: string) => void;
  };

export const TextField = <T extends FieldValues>(props: TextProps<T>) => {
  const { control, name, onTyped, ...rest } = props;
  return (
    <Controller
      {...{ control, name }}
      {...rulesFor(rest.required)}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <Field
          {...rest}
          {...field}
          value={value ?? ''}
          onChange={(typed) => {
            onChange(typed);
            onTyped?.(typed);
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

type SecretProps<T extends FieldValues> = Place<T> &
  Omit<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

export const SecretField = <T extends FieldValues>({ control, name, ...rest }: SecretProps<T>) => (
  <Controller
    {...{ control, name }}
    {...rulesFor(true)}
    render={({ field, fieldState }) => (
      <PasswordField {...rest} {...field} required error={fieldState.error?.message} />
    )}
  />
);

type ChoiceProps<T extends FieldValues> = Place<T> &
  Omit<ComponentProps<typeof Select>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

export const ChoiceField = <T extends FieldValues>({ control, name, ...rest }: ChoiceProps<T>) => (
  <Controller
    {...{ control, name }}
    {...rulesFor(rest.required)}
    render={({ field: { value, ...field }, fieldState }) => (
      <Select {...rest} {...field} value={value ?? ''} error={fieldState.error?.message} />
    )}
  />
);

export const TickField = <T extends FieldValues>({ control, name, label }: Place<T>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, ...field }, fieldState }) => (
      <Checkbox
        {...field}
        label={label}
        checked={Boolean(value)}
        error={fieldState.error?.message}
      />
    )}
  />
);

type PairProps<T extends FieldValues> = Omit<TextProps<T>, 'name' | 'required' | 'onTyped'> & {
  /** `title` stands for the fields `title_ro` and `title_ru`. */
  name: string;
  /** In Romanian, which stands in where Russian is missing; or in both. */
  required?: boolean | 'both';
};

/** One text in both languages, side by side, with a mark where one is missing. */
export function LanguagePair<T extends FieldValues>(props: PairProps<T>) {
  const { name, label, required = false, control, ...rest } = props;
  const names = { ro: text.romanian, ru: text.russian };
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      {(['ro', 'ru'] as const).map((language) => {
        const isRequired = required === 'both' || (required && language === 'ro');
        return (
          <Controller
            key={language}
            control={control}
            name={`${name}_${language}` as FieldPath<T>}
            {...rulesFor(isRequired)}
            render={({ field: { value, ...field }, fieldState }) => (
              <Field
                {...rest}
                {...field}
                lang={language}
                required={isRequired}
                value={value ?? ''}
                label={`${label} · ${names[language]}`}
                hint={
                  !value && !isRequired ? <Badge kind="warn">{text.untranslated}</Badge> : rest.hint
                }
                error={fieldState.error?.message}
              />
            )}
          />
        );
      })}
    </div>
  );
}
