import type { MoneyEntry } from '../../../../contract/staff/orders/shapes.ts';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { formatMoment, formatMoney } from '../../../ui/format.ts';
import { nameOfActor } from '../../../ui/name-of-actor.ts';
import { text, wayNames } from './messages.ts';

type Props = {
  entries: readonly MoneyEntry[];
  /** Null for who may not. */
  onCorrect: ((entry: MoneyEntry) => void) | null;
};

/** Each sum that moved, with who said so; what was wrong stays, with the entry against it. */
export function MoneyEntries({ entries, onCorrect }: Props) {
  if (entries.length === 0) return <p className="text-sm text-steel">{text.noEntries}</p>;
  return (
    <ul className="mt-1 grid gap-2 text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line pl-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={entry.is_corrected ? 'line-through' : 'font-semibold'}>
              {nameOfEntry(entry)}
            </span>
            {entry.is_corrected && <Badge kind="neutral">{text.corrected}</Badge>}
            {onCorrect && mayCorrect(entry) && (
              <Button
                size="sm"
                kind="ghost"
                className="ml-auto"
                aria-label={text.correctOf(nameOfEntry(entry))}
                onClick={() => onCorrect(entry)}
              >
                {text.correct}
              </Button>
            )}
          </p>
          <p className="text-steel">
            {[entry.day.split('-').toReversed().join('.'), entry.reference]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-steel">
            {nameOfActor(entry.actor, entry.actor_name)} · {formatMoment(entry.recorded_at)}
          </p>
          {entry.note && <p className="whitespace-pre-wrap italic">{entry.note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** `Primit 1 470,00 lei · Numerar`. */
export function nameOfEntry({ direction, amount, way, corrects }: MoneyEntry): string {
  const verb = corrects ? text.against : direction === 'in' ? text.received : text.givenBack;
  return `${verb} ${formatMoney(amount)} · ${wayNames[way]}`;
}

/** What the bank moved is no mistake of ours, and what answers a mistake stays. */
const mayCorrect = ({ amount, way, is_corrected }: MoneyEntry) =>
  amount > 0 && !is_corrected && way !== 'online';
