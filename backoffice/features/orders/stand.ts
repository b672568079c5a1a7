import type { Difference } from '../../ui/conflict.tsx';

/**
 * What a change of an order is about, thing by thing: by its key what it is called and how it stands.
 * Things of which the same is said are the same.
 */
export type Stand<Thing = unknown> = Readonly<Record<string, Thing & Said>>;
type Said = { label: string; said: string };

/** What of it becomes another, and with nothing said what is taken away. */
export function touchedIn<Thing>(begun: Stand<Thing>, mine: Stand<Thing>): Stand<Thing> {
  const gone = Object.entries(begun).map(([key, thing]) => [key, { ...thing, said: '' }] as const);
  return Object.fromEntries(
    Object.entries<Thing & Said>({ ...Object.fromEntries(gone), ...mine }).filter(
      ([key, { said }]) => said !== (begun[key]?.said ?? ''),
    ),
  );
}

/** What is saved where somebody was faster: mine where I touched it, theirs everywhere else. */
export function overTheirs<Thing>(
  begun: Stand<Thing>,
  mine: Stand<Thing>,
  theirs: Stand<Thing>,
): Stand<Thing> {
  const touched = touchedIn(begun, mine);
  return Object.fromEntries([
    ...Object.entries(theirs).filter(([key]) => !(key in touched)),
    ...Object.entries(mine).filter(([key]) => key in touched),
  ]);
}

/** What they changed since, where it is not what was wanted anyway. */
export const differencesOf = (before: Stand, mine: Stand, theirs: Stand): Difference[] =>
  Object.entries({ ...before, ...theirs, ...mine })
    .map(([key, { label }]) => ({
      label,
      before: before[key]?.said ?? '',
      mine: mine[key]?.said ?? null,
      theirs: theirs[key]?.said ?? '',
    }))
    .filter((one) => one.before !== one.theirs && one.mine !== one.theirs);
