import type { ExchangeRun } from '../../../contract/staff/exchange.ts';
import { exchangeWords } from '../../../contract/staff/exchange-words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';
import { text } from './messages.ts';

const words = exchangeWords[locale];

const looks = { open: 'warn', done: 'ok', abandoned: 'danger' } as const;

export const RunBadge = ({ state }: Pick<ExchangeRun, 'state'>) => (
  <Badge kind={looks[state]}>{words.state[state]}</Badge>
);

/** What it brought: all there is, or what has changed. */
export const kindOf = ({ kind, is_full }: Pick<ExchangeRun, 'kind' | 'is_full'>) =>
  is_full === null
    ? words.kind[kind]
    : `${words.kind[kind]}, ${words.extent[is_full ? 'full' : 'changes']}`;

/** What is wrong with a run; nothing for one that went well. */
export const troublesOf = ({
  state,
  counts,
  damaged,
  foreign,
  misplaced,
}: ExchangeRun): string[] => [
  ...(state === 'abandoned' ? [text.stopped] : []),
  ...(damaged > 0 ? [text.hasDamaged(damaged)] : []),
  ...(foreign > 0 ? [text.hasForeign(foreign)] : []),
  ...(counts.refused > 0 ? [text.hasRefused(counts.refused)] : []),
  ...(misplaced > 0 ? [text.hasMisplaced(misplaced)] : []),
];

/** How far a run or a file is. */
export function Progress(props: { done: number; objects: number; label: string }) {
  const { done, objects, label } = props;
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
