import { type Kept, shareKept } from './measure-kinds.ts';

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A line for a list that keeps to the thing; for one that does not, what strays from it. */
export function describeKept({
  case: asked,
  listed,
  fitting,
  complaints,
  strangers,
}: Kept): string {
  const { id, locale, query } = asked;
  const isKept = complaints.length === 0 && fitting === listed;
  const line = `${isKept ? 'kept' : 'STRAYS'} ${id} ${locale} ${query}  ${fitting} of ${listed}`;
  const further = [...complaints, ...strangers.map((code) => `something else: ${code}`)];
  return [line, ...further.map((one) => `       ${one}`)].join('\n');
}

/** By group: how much is listed, and the share of it that is what was asked for. */
export function tabulateKinds(kept: readonly Kept[]) {
  const groups = Map.groupBy(kept, ({ case: { group } }) => group);
  return Object.fromEntries(
    [...groups].map(([group, own]) => [
      group,
      {
        queries: own.length,
        listed: own.reduce((all, { listed }) => all + listed, 0),
        'the thing asked for': percent(shareKept(own)),
      },
    ]),
  );
}
