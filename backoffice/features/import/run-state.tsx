import type { ImportRun } from '../../../contract/staff/imports.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Badge } from '../../../storefront/ui/badge.tsx';
import { outcomeNames, stateNames } from './messages.ts';

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
} as const;

/** How far it is as people see it: a job that ended early leaves it where it was. */
export type Stage = keyof typeof looks;

export function stageOf({ state, job }: ImportRun): Stage {
  const isOver = job?.state === 'cancelled' || job?.state === 'failed';
  if (state === 'trying' && isOver) return job?.state === 'failed' ? 'failed' : 'cancelled';
  return state;
}

export function RunState({ run }: { run: ImportRun }) {
  const names = useMessages(stateNames);
  const stage = stageOf(run);
  return <Badge kind={looks[stage]}>{names[stage]}</Badge>;
}

/** How many rows there are of each outcome; what was refused when it was applied counts so. */
export function countsOf({ found }: ImportRun) {
  const late = found?.refused_late ?? 0;
  return {
    changed: (found?.changed ?? 0) - late,
    new: found?.new ?? 0,
    same: found?.same ?? 0,
    refused: (found?.refused ?? 0) + late,
  };
}

export const outcomeLooks = {
  changed: 'ok',
  new: 'neutral',
  same: 'neutral',
  refused: 'danger',
} as const;

/** In one line, without those there are none of. */
export function RunCounts({ run }: { run: ImportRun }) {
  const names = useMessages(outcomeNames);
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
