import { useState } from 'react';
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
    if (quantity !== null && quantity >= min && quantity <= max) set(quantity);
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
      className="grid w-11 flex-none place-items-center rounded-control -outline-offset-2 hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:bg-paper aria-disabled:text-edge"
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <div
      className={`inline-flex h-12 rounded-control border border-edge bg-paper hover:border-ink ${className}`}
    >
      {step(-1, 'minus', text.less(label))}
      <label className="flex min-w-0 flex-1 items-center justify-center gap-1 tabular-nums">
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
          className={`bare-number h-full min-w-8 rounded-control font-semibold -outline-offset-2 ${unit ? 'text-right' : 'text-center'}`}
          size={1}
        />
        {unit && <span className="pr-2 text-sm text-steel">{unit}</span>}
      </label>
      {step(1, 'plus', text.more(label))}
    </div>
  );
}

const readQuantity = (entry: string) => (/^\d+$/.test(entry) ? Number(entry) : null);
