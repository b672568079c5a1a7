import type { VocabularySaving } from '../../../../contract/staff/search-words.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { invalid, Refused } from '../../../base/changes/refused.ts';
import type { Shop } from '../../shop.ts';
import { mistakesIn, withEdits } from './edit-vocabulary.ts';
import { lockVocabulary, readVocabularyRows } from './queries.ts';
import type { VocabularyRows } from './vocabulary.ts';
import { writeVocabulary } from './write-vocabulary.ts';

/** Saves edited lines over the vocabulary, unless somebody saved one of them since it was seen. */
export const saveVocabulary = (
  shop: Pick<Shop, 'db' | 'catalogue'>,
  actor: Actor,
  { version: seen, ...edits }: VocabularySaving,
) =>
  change(shop.db, actor, async (changing) => {
    const version = await lockVocabulary(changing.trx);
    const rows = await readVocabularyRows(changing.trx);
    const mistakes = mistakesIn(rows, edits, shop.catalogue());
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
    const next = withEdits(rows, edits);
    const [before, after] = differences(asLines(rows), asLines(next));
    const names = Object.keys(after);
    if (names.length === 0) return;
    if (seen !== version) await refuseSavedSince(changing, { seen, version, names });
    await writeVocabulary(changing, next, { before, after });
  });

/** Each line by its meaning, and the groups of marks as one. */
function asLines({ synonyms, equivalents }: VocabularyRows): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const { meaning, spelling } of synonyms) {
    const spellings = lines.get(meaning);
    if (spellings) spellings.push(spelling);
    else lines.set(meaning, [spelling]);
  }
  const groups = Map.groupBy(equivalents, ({ group }) => group);
  lines.set(
    EQUIVALENTS,
    Array.from(groups.values(), (rows) => rows.map(({ mark }) => mark).join(', ')),
  );
  return lines;
}

/** No meaning is called so: they have no brackets at their ends. */
const EQUIVALENTS = '[equivalents]';

type Lines = Record<string, string[]>;

function differences(
  before: Map<string, string[]>,
  after: Map<string, string[]>,
): [before: Lines, after: Lines] {
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => (before.get(name) ?? []).join('\n') !== (after.get(name) ?? []).join('\n'),
  );
  const of = (lines: Map<string, string[]>) =>
    Object.fromEntries(differing.map((name) => [name, lines.get(name) ?? []]));
  return [of(before), of(after)];
}

type Saving = { seen: number; version: number; names: string[] };

/** Who edits other lines may save; a vocabulary loaded as a whole has changed every line. */
async function refuseSavedSince({ trx }: Changing, { seen, version, names }: Saving) {
  const entries = await trx
    .selectFrom('audit_entry')
    .select(['actor', 'at', 'before', 'after'])
    .where('entity', '=', 'vocabulary')
    .where('entity_id', '=', 'vocabulary')
    .where('version', '>', seen)
    .orderBy('id')
    .execute();
  const savedSince = entries.map(({ before, after, ...entry }) => ({
    ...entry,
    changed: before === null ? names : names.filter((name) => Object.hasOwn(Object(after), name)),
  }));
  const changed = [...new Set(savedSince.flatMap((entry) => entry.changed))];
  const last = savedSince.findLast((entry) => entry.changed.length > 0);
  // A version nobody has written was not seen.
  if (!last && seen < version) return;
  throw new Refused({
    kind: 'conflict',
    version,
    changed,
    actor: last?.actor ?? '',
    at: last?.at ?? new Date(),
  });
}
