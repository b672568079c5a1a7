import { useState } from 'react';
import { unitAfter } from '../../contract/amount.ts';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from './icon.tsx';
import { uiMessages } from './messages.ts';

type Props = {
  value: number;
  min?: number;
  max: number;
  unit?: string;
  /** What is counted, for those who hear the page: `Cantitate: VVG-P 3×2,5`. */
  label: string;
  onChange: (value: number) => void;
  className?: string;
};

export function Stepper({ value, min = 1, max, unit, label, onChange, className = '' }: Props) {
  const text = useMessages(uiMessages);
  /** What is being typed, which may be no quantity yet; null when nothing is. */
  const [typed, setTyped] = useState<string | null>(null);

  function set(next: number) {
    const quantity = Math.max(min, Math.min(max, next));
    if (quantity !== value) onChange(quantity);
  }

  function type(entry: string) {
    setTyped(entry);
    const quantity = readQuantity(entry);
    // None takes a line away, and whoever turns 100 into 200 may pass it: it counts once typing ends.
    if (quantity && quantity >= min && quantity <= max) set(quantity);
  }

  function settle() {
    if (typed !== null) set(readQuantity(typed) ?? value);
    setTyped(null);
  }

  const step = (by: number, icon: 'minus' | 'plus', name: string) => (
    <button
      type="button"
      aria-label={name}
      // Kept reachable at its limit, so that the focus is not lost there.
      aria-disabled={value + by < min || value + by > max || undefined}
      onClick={() => set(value + by)}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <div className={`stepper ${className}`}>
      {step(-1, 'minus', text.less(label))}
      <label>
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          value={typed ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        {unit && unitAfter(value, unit)}
      </label>
      {step(1, 'plus', text.more(label))}
    </div>
  );
}

const readQuantity = (entry: string) => (/^\d+$/.test(entry) ? Number(entry) : null);
