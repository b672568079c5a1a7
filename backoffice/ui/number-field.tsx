import { type ComponentProps, useState } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { message } from '../../contract/messages.ts';
import type { NumberRules } from '../../contract/typed-number.ts';
import { numberProblem } from '../../kit/forms/number-problem.ts';
import { Field } from '../../kit/ui/field.tsx';
import { locale } from '../i18n.ts';

type Own = Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'inputMode' | 'multiline'
> & {
  value: string;
  rules: NumberRules;
  onChange: (typed: string) => void;
  onBlur?: () => void;
};

/**
 * A text field for a number: a browser's own number field swallows the comma of one language or
 * another. What cannot be read for certain is said when the field is left, and stays as typed.
 */
export function NumberInput({ value, rules, error, onChange, onBlur, ...rest }: Own) {
  const [isTyping, setTyping] = useState(false);
  const problem = value.trim() === '' ? undefined : numberProblem(value, rules, locale);
  return (
    <Field
      autoComplete="off"
      {...rest}
      inputMode={rules.signed ? 'text' : rules.decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      error={(isTyping ? undefined : problem) ?? error}
      onChange={(typed) => {
        setTyping(true);
        onChange(typed);
      }}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
    />
  );
}

type Props<T extends FieldValues> = Omit<
  Own,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & {
  control: Control<T>;
  /** Of a text: what is typed is no number before it is read. */
  name: FieldPathByValue<T, string>;
};

/** The same in a form, which is not sent before its numbers can be read. */
export const NumberField = <T extends FieldValues>({ control, name, ...rest }: Props<T>) => (
  <Controller
    {...{ control, name }}
    rules={{
      validate: (typed: string) =>
        typed.trim() === ''
          ? !rest.required || message('VALIDATE.REQUIRED', locale)
          : (numberProblem(typed, rest.rules, locale) ?? true),
    }}
    render={({ field: { value, ...field }, fieldState }) => (
      <NumberInput {...rest} {...field} value={value ?? ''} error={fieldState.error?.message} />
    )}
  />
);
