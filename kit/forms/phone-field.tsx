import type { ComponentProps, SyntheticEvent } from 'react';
import { maskPhone, PHONE_PREFIX } from '../../contract/phone.ts';
import { Field } from '../ui/field.tsx';
import { caretAfterMask } from './caret-after-mask.ts';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'onInput' | 'onSelect' | 'multiline'>;

/** However a number is typed or pasted, it stands here as `+373-69-123-456`. */
export const PhoneField = (props: Props) => (
  <Field
    autoComplete="tel"
    inputMode="tel"
    placeholder={PHONE_PREFIX}
    {...props}
    type="tel"
    onInput={mask}
    onSelect={stayBehindPrefix}
  />
);

type Change = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Before anybody hears of the change, so that nothing but masked numbers goes round. */
function mask({ currentTarget: input }: Change) {
  const typed = input.value;
  const masked = maskPhone(typed);
  if (masked === typed) return;
  const caret = caretAfterMask(typed, input.selectionStart ?? typed.length, masked);
  input.value = masked;
  input.setSelectionRange(caret, caret);
}

/** A digit typed before the country's code would become part of it. */
function stayBehindPrefix({ currentTarget: input }: Change) {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === null || start !== end || start >= PHONE_PREFIX.length) return;
  input.setSelectionRange(PHONE_PREFIX.length, PHONE_PREFIX.length);
}
