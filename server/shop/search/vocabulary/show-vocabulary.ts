import type { Locale } from '../../../../contract/locale.ts';
import type {
  MeaningSuggestion,
  VocabularyShown,
} from '../../../../contract/staff/search-words.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Reference } from '../../reference/reference.ts';
import { fold } from '../text/fold.ts';
import { CONDITION, parseMeaning } from './parse-meaning.ts';
import { readVocabularyRows, readVocabularyVersion } from './queries.ts';

/** The vocabulary as the shop's people edit it: a line for each meaning, told in words. */
export async function showVocabulary(
  db: Database,
  names: Reference,
  locale: Locale,
): Promise<VocabularyShown> {
  // The version first: whoever saves over what came in between is refused, not surprised.
  const version = await readVocabularyVersion(db);
  const { synonyms, equivalents } = await readVocabularyRows(db);
  const lines = Map.groupBy(synonyms, ({ meaning }) => meaning);
  const groups = Map.groupBy(equivalents, ({ group }) => group);
  return {
    version,
    lines: Array.from(lines, ([meaning, rows]) => ({
      meaning,
      title: titleOf(meaning, names, locale),
      is_known: parseMeaning(meaning, names) !== null,
      spellings: rows.map(({ spelling }) => spelling),
    })),
    equivalents: Array.from(groups.values(), (rows) => rows.map(({ mark }) => mark)),
  };
}

const conditions = {
  ro: {
    rated: 'lângă amperi, poli sau curbă',
    beside: (section: string) => `lângă ceva din „${section}”`,
  },
  ru: {
    rated: 'рядом с амперами, полюсами или кривой',
    beside: (section: string) => `рядом с чем-то из «${section}»`,
  },
};

/** What the catalogue calls it; words, and what it does not have, stand as they are. */
function titleOf(meaning: string, names: Reference, locale: Locale): string {
  const parts = meaning.replace(CONDITION, '').split(' + ');
  const title = parts.map((part) => titleOfPart(part.trim(), names, locale)).join(' + ');
  const [condition, slug] = CONDITION.exec(meaning) ?? [];
  if (condition === undefined) return title;
  const { rated, beside } = conditions[locale];
  const section = names.categories.find((category) => category.slug === slug)?.title[locale];
  return `${title} (${slug === undefined ? rated : beside(section ?? slug)})`;
}

function titleOfPart(part: string, names: Reference, locale: Locale): string {
  const [attribute = '', values] = part.split('=');
  if (values !== undefined) {
    const known = values
      .split('|')
      .flatMap((value) => names.valueByName.get(`${attribute}:${value}`) ?? []);
    const [first] = known;
    const labels = known.map(({ label }) => label[locale]).join(' / ');
    return first ? `${first.attribute.title[locale]}: ${labels}` : part;
  }
  const [kind, slug] = part.split('/');
  if (kind === 'category') {
    const known = names.categories.find((category) => category.slug === slug);
    return known?.path.map(({ title }) => title[locale]).join(' › ') ?? part;
  }
  if (kind === 'brand') return names.brands.find((brand) => brand.slug === slug)?.title ?? part;
  return part;
}

const MOST_SUGGESTED = 20;

/** What a word may be made to stand for; those that begin so come first, without a text categories. */
export function suggestMeanings(
  names: Reference,
  typed: string,
  locale: Locale,
): MeaningSuggestion[] {
  const part = fold(typed);
  return [...everyMeaning(names, locale)]
    .map((one) => ({ ...one, at: fold(one.title).indexOf(part) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) =>
      part === '' ? 0 : Number(a.at > 0) - Number(b.at > 0) || a.title.length - b.title.length,
    )
    .slice(0, MOST_SUGGESTED)
    .map(({ meaning, kind }) => ({ meaning, kind, title: titleOf(meaning, names, locale) }));
}

type Suggestible = Pick<MeaningSuggestion, 'meaning' | 'kind'> & { title: string };

function* everyMeaning(names: Reference, locale: Locale): Generator<Suggestible> {
  const slugs = new Set<string>();
  for (const { slug, title } of names.categories) {
    // A slug may stand on several levels, and is one meaning.
    if (!slugs.has(slug))
      yield { kind: 'category', meaning: `category/${slug}`, title: title[locale] };
    slugs.add(slug);
  }
  for (const { slug, title } of names.brands) {
    yield { kind: 'brand', meaning: `brand/${slug}`, title: title };
  }
  for (const { attribute, key, label } of names.valueById.values()) {
    // The notation has no way to write these.
    if (/[=:|]| \+ /.test(key)) continue;
    yield { kind: 'attribute', meaning: `${attribute.key}=${key}`, title: label[locale] };
  }
}
