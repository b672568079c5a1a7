import { type KeyboardEvent, useId, useState } from 'react';
import { unitAfter } from '../../contract/amount.ts';
import {
  type SellingRule,
  sellableQuantity,
  smallestSellable,
} from '../../contract/sellable-quantity.ts';
import { typedQuantity } from '../../contract/typed-quantity.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { fetchedPart } from '../../kit/ui/fetched-part.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';
import type { Answer } from '../../kit/ui/stepper-note.tsx';

const StepperNote = fetchedPart(() => import('../../kit/ui/stepper-note.tsx'));

type Props = {
  value: number;
  /** The least that is sold, in which steps, and how much there is. */
  rule: SellingRule;
  /** None of it may be chosen too, which takes it away. */
  orNone?: boolean;
  unit: string;
  /** What is counted, for those who hear the page: `Cantitate: VVG-P 3×2,5`. */
  label: string;
  onChange: (value: number) => void;
  /** Enter in the field. */
  onEnter?: (value: number) => void;
  className?: string;
};

/**
 * A text field that counts: a browser's own number field takes `12,5` for nothing, or for 125,
 * depending on the browser's language. What was typed is answered when typing ends; the answer
 * stands after the fields around it, so that no button moves from under a finger.
 */
export function Stepper(props: Props) {
  const { value, rule, orNone, unit, label, onChange, onEnter, className = '' } = props;
  const text = useMessages(uiMessages);
  const noteId = useId();
  /** What is being typed, which may be no quantity yet; null when nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const smallest = smallestSellable(rule);

  function set(quantity: number) {
    if (quantity !== value) onChange(quantity);
    return quantity;
  }

  function type(entry: string) {
    setTyped(entry);
    setAnswer(null);
    const number = typedQuantity(entry, unit);
    // Counts at once: a finger on a button does not always end the typing before. None takes a line
    // away, and whoever turns 100 into 200 may pass it: it counts once typing ends.
    if (number) set(sellableQuantity(number, rule).quantity);
  }

  /** The quantity that holds from here on; null where what was typed is none. */
  function settle(): number | null {
    setTyped(null);
    if (typed === null || typed.trim() === '') return value;
    const number = typedQuantity(typed, unit);
    if (number === null) {
      setAnswer({ why: 'unread', quantity: value, typed });
      return null;
    }
    if (number === 0 && orNone) return set(0);
    setAnswer(answerTo(number));
    return set(sellableQuantity(number, rule).quantity);
  }

  function answerTo(number: number): Answer | null {
    const { quantity, why } = sellableQuantity(number, rule);
    return why && { why, quantity, step: rule.quantity_step };
  }

  /** One step up or down from here; the same where there is none. */
  function next(direction: 1 | -1, lowest: number) {
    const { quantity_step: step } = rule;
    const wished = direction > 0 ? value + step : (Math.ceil(value / step) - 1) * step;
    if (wished < smallest) return direction > 0 ? smallest : lowest;
    return sellableQuantity(wished, rule).quantity;
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      const quantity = settle();
      if (quantity) onEnter?.(quantity);
    }
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (!direction) return;
    event.preventDefault();
    go(next(direction, smallest));
  }

  function go(quantity: number) {
    setTyped(null);
    setAnswer(null);
    set(quantity);
  }

  const step = (direction: 1 | -1, icon: 'minus' | 'plus', name: string) => {
    const quantity = next(direction, orNone ? 0 : smallest);
    return (
      <button
        type="button"
        aria-label={name}
        // Kept reachable at its limit, so that the focus is not lost there.
        aria-disabled={quantity === value || undefined}
        onClick={() => go(quantity)}
      >
        <Icon name={icon} size={20} />
      </button>
    );
  };

  // Too little may have been put there by another way than this field.
  const note = answer ?? (value < smallest && typed === null ? answerTo(value) : null);
  return (
    <>
      <div className={`stepper ${className}`}>
        {step(-1, 'minus', text.less(label))}
        <label>
          <input
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-label={label}
            aria-valuenow={value}
            aria-valuemin={orNone ? 0 : smallest}
            aria-valuemax={rule.stock}
            aria-describedby={note ? noteId : undefined}
            value={typed ?? value}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={press}
          />
          {unit && unitAfter(value, unit)}
        </label>
        {step(1, 'plus', text.more(label))}
      </div>
      {note && <StepperNote id={noteId} answer={note} unit={unit} />}
    </>
  );
}
