import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { differingFields } from './conflict.tsx';

/**
 * The form begins anew with `next`, and what stands in it otherwise than in `before` is typed over
 * that: what somebody typed while it was saved, or over what others have saved.
 */
export function beginUnder<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  next: Values,
  before: Values,
) {
  const typed = form.getValues();
  form.reset(next);
  for (const name of differingFields(before, typed) as FieldPath<Values>[]) {
    const value: FieldPathValue<Values, typeof name> = get(typed, name);
    form.setValue(name, value, { shouldDirty: true });
  }
}
