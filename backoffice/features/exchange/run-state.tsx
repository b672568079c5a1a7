import type { ExchangeRun } from '../../../contract/staff/exchange.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { messages } from './messages.ts';

const looks = { open: 'warn', done: 'ok', failed: 'danger', abandoned: 'danger' } as const;

export function RunBadge({ state }: Pick<ExchangeRun, 'state'>) {
  const text = useMessages(messages);
  return <Badge kind={looks[state]}>{text[`state_${state}`]}</Badge>;
}

/** What is wrong with a run; nothing for one that went well. */
export function useTroubles() {
  const text = useMessages(messages);
  return ({ state, counts, damaged, foreign, misplaced }: ExchangeRun): string[] => [
    ...(state === 'abandoned' ? [text.stopped] : []),
    ...(state === 'failed' ? [text.failed] : []),
    ...(damaged > 0 ? [text.hasDamaged(damaged)] : []),
    ...(foreign > 0 ? [text.hasForeign(foreign)] : []),
    ...(counts.refused > 0 ? [text.hasRefused(counts.refused)] : []),
    ...(misplaced > 0 ? [text.hasMisplaced(misplaced)] : []),
  ];
}

/** How far a run or a file is. */
export function Progress({
  done,
  objects,
  label,
}: {
  done: number;
  objects: number;
  label: string;
}) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      {objects > 0 && done < objects && (
        <progress
          className="h-2 w-24 accent-copper"
          value={done}
          max={objects}
          aria-label={label}
        />
      )}
      {done < objects ? `${done} / ${objects}` : objects}
    </span>
  );
}
