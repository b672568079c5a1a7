import {
  countsOf,
  type ImportStage,
  outcomeNames,
  stageNames,
  stageOf,
} from '../../../contract/staff/import-words.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';

const looks = {
  trying: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
  tried: 'warn',
  applying: 'neutral',
  stopped: 'warn',
  applied: 'ok',
  undoing: 'neutral',
  undone: 'neutral',
} as const satisfies Record<ImportStage, string>;

export function RunState({ run }: { run: ImportRun }) {
  const names = stageNames[locale];
  const stage = stageOf(run);
  return <Badge kind={looks[stage]}>{names[stage]}</Badge>;
}

export const outcomeLooks = {
  changed: 'ok',
  new: 'neutral',
  same: 'neutral',
  refused: 'danger',
} as const;

/** In one line, without those there are none of. */
export function RunCounts({ run }: { run: ImportRun }) {
  const names = outcomeNames[locale];
  const counts = countsOf(run);
  return (
    <span className="flex flex-wrap gap-1">
      {(['changed', 'new', 'same', 'refused'] as const).map(
        (outcome) =>
          counts[outcome] > 0 && (
            <Badge key={outcome} kind={outcomeLooks[outcome]}>
              {names[outcome].toLowerCase()}: {counts[outcome]}
            </Badge>
          ),
      )}
    </span>
  );
}
