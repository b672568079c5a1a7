import { maskPhone, PHONE_PREFIX } from '../../../contract/phone.ts';
import { Field } from '../../ui/field.tsx';
import { caretInPhone, countDigits } from './caret-in-phone.ts';

type Props = { label: string; name: string; error?: string | undefined };

/** A number of our country; it may be typed or pasted in whatever way people write theirs. */
export const PhoneField = (props: Props) => (
  <Field
    {...props}
    type="tel"
    autoComplete="tel"
    required
    defaultValue={PHONE_PREFIX}
    onInput={({ currentTarget }) => mask(currentTarget)}
  />
);

function mask(field: HTMLInputElement | HTMLTextAreaElement) {
  const digitsAfter = countDigits(field.value.slice(field.selectionEnd ?? field.value.length));
  field.value = maskPhone(field.value);
  const caret = caretInPhone(field.value, digitsAfter);
  field.setSelectionRange(caret, caret);
}
