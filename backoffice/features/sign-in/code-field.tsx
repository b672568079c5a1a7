import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../../ui/form.tsx';
import { text } from './messages.ts';

type CodeProps<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; hint?: string };

/** The code of an authenticator, or a recovery code. */
export function CodeField<T extends FieldValues>({ control, name, hint }: CodeProps<T>) {
  return (
    <TextField
      {...{ control, name }}
      label={text.code}
      hint={hint ?? text.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      autoFocus
    />
  );
}
