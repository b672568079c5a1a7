import { get } from 'react-hook-form';
import { ApiError } from '../../kit/api/api-error.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useSession } from '../session/session.ts';
import { focusedFirst } from './focused-first.ts';
import { formatMoment } from './format.ts';
import { ui as text } from './messages.ts';
import { nameOfActor } from './name-of-actor.ts';

/** Somebody saved a newer version while this one was being edited. */
export type Conflict = {
  version: number;
  changed: string[];
  actor: string;
  /** Where the shop knows it. */
  actorName: string | null;
  at: string;
};

/** The conflict a save was refused with; null for any other failure. */
export function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, changed, actor, actor_name, at } = error.data as Partial<Conflict> & {
    actor_name?: string | null;
  };
  if (version === undefined || !changed) return null;
  return { version, changed, actor: actor ?? '', actorName: actor_name ?? null, at: at ?? '' };
}

export type Difference = {
  label: string;
  /** What stood there when it was opened, where that is known. */
  before?: string;
  theirs: string;
  /** Null: not touched here, so that theirs stays whatever is done. */
  mine: string | null;
};

/**
 * The names of the fields that differ, those within a group as `group.name`. A list is one field: what
 * somebody put between two of its rows has no name of its own.
 */
export function differingFields(one: object, other: object, group = ''): string[] {
  return Object.keys(other).flatMap((key) => {
    const [before, after]: unknown[] = [Reflect.get(one, key), Reflect.get(other, key)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const name = `${group}${key}`;
    return isGroup(before) && isGroup(after) ? differingFields(before, after, `${name}.`) : [name];
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Versions = { before: object; theirs: object; mine: object };

/** Field by field: what they saved since, beside what was typed here. */
export function differencesBetween(
  { before, theirs, mine }: Versions,
  labelOf: (name: string) => string,
  wordsOf: WordsOf = (_, value) => value,
): Difference[] {
  const typed = new Set(differingFields(before, mine));
  const disputed = new Set(differingFields(mine, theirs));
  return differingFields(before, theirs)
    .filter((name) => disputed.has(name))
    .map((name) => {
      const [was = '', now = '', own = ''] = whereTheyDiffer(
        [before, theirs, mine].map((version) => said(wordsOf(name, get(version, name)))),
      );
      return { label: labelOf(name), before: was, theirs: now, mine: typed.has(name) ? own : null };
    });
}

/** What people call a value they chose; any other value is said as it is. */
export type WordsOf = (name: string, value: unknown) => unknown;

type Words<Values> = { [Name in keyof Values]?: (value: Values[Name]) => string | undefined };

/** By the names of the fields; what they have no word for is said as it is. */
export const inWords =
  <Values extends object>(words: Words<Values>): WordsOf =>
  (name, value) => {
    const say = words[name as keyof Values] as ((value: unknown) => unknown) | undefined;
    return say?.(value) ?? value;
  };

/** A list row by row, its fields one after the other. */
export function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join('; ');
  if (isGroup(value)) return Object.values(value).map(said).filter(Boolean).join(', ');
  return String(value ?? '');
}

const MOST_SHOWN = 300;
const BEFORE_IT = 60;

/** Long texts are shown from shortly before the first letter in which they differ. */
function whereTheyDiffer(texts: string[]): string[] {
  const [first = '', ...others] = texts;
  let same = 0;
  while (same < first.length && others.every((text) => text[same] === first[same])) same++;
  const from = same > BEFORE_IT * 2 ? same - BEFORE_IT : 0;
  return texts.map((text) => `${from && text ? '…' : ''}${text.slice(from, from + MOST_SHOWN)}`);
}

const nameOf = ({ actor, actorName }: Conflict) => nameOfActor(actor, actorName) || text.somebody;

type Props = {
  conflict: Conflict | null;
  /** Field by field, what stands there now and what was typed here. */
  differences?: Difference[];
  /** In place of the name the shop has for them. */
  who?: string;
  onClose: () => void;
  /** Shows what stands there now; where one may save over it, what was typed is given up. */
  onReload: () => void;
  /** Saves over the newer version, having seen it. */
  onOverwrite?: () => void;
};

export function ConflictDialog(props: Props) {
  const { conflict, differences = [], who, onClose, onReload, onOverwrite } = props;
  const { person } = useSession();
  // From another window, the sheet, or a table one has brought in.
  const isOwn = conflict?.actor === `staff:${person.id}`;
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title={isOwn ? text.conflictOwn : text.conflict}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {onOverwrite ? (
            <>
              <Button onClick={onReload}>{text.conflictForget}</Button>
              <Button onClick={onOverwrite}>{text.conflictOverwrite}</Button>
              <Button ref={focusedFirst} kind="primary" onClick={onClose}>
                {text.conflictBack}
              </Button>
            </>
          ) : (
            <Button kind="primary" onClick={onReload}>
              {text.conflictReload}
            </Button>
          )}
        </div>
      }
    >
      {conflict?.at && (
        <p>
          {isOwn
            ? text.conflictByYou(formatMoment(conflict.at))
            : text.conflictBy(who ?? nameOf(conflict), formatMoment(conflict.at))}
        </p>
      )}
      {differences.length > 0 ? (
        <dl className="mt-3 grid gap-2">
          {differences.map(({ label, before, theirs, mine }) => (
            <div key={label} className="rounded-control bg-mist p-3 text-sm">
              <dt className="font-semibold">{label}</dt>
              {before !== undefined && (
                <dd>
                  <span className="text-steel">{text.conflictBefore}:</span> {before || '—'}
                </dd>
              )}
              {mine !== null && (
                <dd>
                  <span className="text-steel">{text.conflictMine}:</span>{' '}
                  <span className="text-danger line-through">{mine || '—'}</span>
                </dd>
              )}
              <dd>
                <span className="text-steel">{text.conflictTheirs}:</span>{' '}
                <span className="text-ok">{theirs || '—'}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-steel">
          {text.conflictChanged} {conflict?.changed.join(', ')}
        </p>
      )}
    </Dialog>
  );
}
