import { type ComponentProps, useRef, useState } from 'react';
import { message } from '../../contract/messages.ts';
import { type SellingRule, sellableQuantity } from '../../contract/sellable-quantity.ts';
import { quantityRules, typedQuantity } from '../../contract/typed-quantity.ts';
import { type Answer, AnswerText } from '../../kit/ui/stepper-note.tsx';
import { locale } from '../i18n.ts';
import { NumberInput } from './number-field.tsx';

type Props = Omit<ComponentProps<typeof NumberInput>, 'rules' | 'onChange' | 'onBlur'> & {
  unit: string;
  rule: SellingRule;
  /** None of it may be said too. */
  orNone?: boolean;
  /** And what of it is sold; null where that is no quantity. */
  onChange: (typed: string, quantity: number | null) => void;
};

/**
 * How much of something is sold: whole units from the smallest quantity on, in its steps. When the
 * field is left, what was typed becomes what is sold, and why is said; what cannot be read stays as
 * typed, with the reason beside it.
 */
export function QuantityField({ value, unit, rule, orNone, error, onChange, ...rest }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isTyped = useRef(false);
  const isLacking = rest.required && value.trim() === '';

  function read(typed: string) {
    const number = typed.trim() === '' && orNone ? 0 : typedQuantity(typed, unit);
    if (number === null) return null;
    return number === 0 && orNone ? { quantity: 0, why: null } : sellableQuantity(number, rule);
  }

  /** What stands there since before is nobody's mistake, and stays. */
  function settle() {
    if (!isTyped.current) return;
    isTyped.current = false;
    const sold = read(value);
    if (sold === null || value.trim() === '') return;
    const { quantity, why } = sold;
    setAnswer(why && { why, quantity, step: rule.quantity_step });
    if (String(quantity) !== value) onChange(String(quantity), quantity);
  }

  return (
    <NumberInput
      {...rest}
      value={value}
      rules={quantityRules(unit)}
      error={isLacking ? message('VALIDATE.REQUIRED', locale) : error}
      hint={
        answer ? (
          <span role="status" className="text-warn">
            <AnswerText answer={answer} unit={unit} />
          </span>
        ) : (
          rest.hint
        )
      }
      onChange={(typed) => {
        isTyped.current = true;
        setAnswer(null);
        onChange(typed, read(typed)?.quantity ?? null);
      }}
      onBlur={settle}
    />
  );
}
