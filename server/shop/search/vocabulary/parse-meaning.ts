import type { Reference } from '../../reference/reference.ts';
import { type Meaning, WEIGHT } from '../meaning.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';

/** What a spelling of the vocabulary stands for. */
export type Sense = {
  meaning: Meaning;
  /** Only beside amperes, poles or a curve. */
  whenRated: boolean;
  /** Only beside the name of something in one of these sections. */
  beside?: ReadonlySet<string>;
};

/** Whether it stands for this whatever else is said. */
export const isAlways = ({ whenRated, beside }: Sense): boolean => !whenRated && !beside;

/** What a line of the vocabulary says of the text around its spellings. */
export const CONDITION = / when (?:rated|beside ([\p{L}\p{N}-]+))$/u;

/**
 * Reads the notation of the vocabulary: `category/slug`, `brand/slug`, `attribute=value`,
 * `attribute=either|or`, several joined by ` + `, or words to look for; then ` when rated`, or
 * ` when beside slug` for what counts beside things of that category alone. Null: there is no such
 * category, brand, attribute or value.
 */
export function parseMeaning(text: string, names: Reference): Sense | null {
  const [condition, besideSlug] = CONDITION.exec(text) ?? [];
  const whenRated = condition !== undefined && besideSlug === undefined;
  const beside = besideSlug === undefined ? undefined : sectionsIn(besideSlug, names);
  if (beside?.size === 0) return null;
  const meanings = text
    .replace(CONDITION, '')
    .split(' + ')
    .map((part) => parsePart(part.trim(), names));
  const known = meanings.filter((meaning) => meaning !== null);
  const [first] = known;
  if (!first || known.length < meanings.length) return null;
  return {
    meaning: known.length > 1 ? together(known) : first,
    whenRated,
    ...(beside && { beside }),
  };
}

/** The category and all below it. */
const sectionsIn = (slug: string, { categories }: Reference) =>
  new Set(
    categories
      .filter(({ path }) => path.some((above) => above.slug === slug))
      .map((category) => category.slug),
  );

/** A kind within a section weighs a little less than a section that holds nothing else. */
function together(meanings: Meaning[]): Meaning {
  const hasKind = meanings.some(isKind);
  return {
    is: 'together',
    meanings: meanings.map((one) =>
      hasKind && one.is === 'category' ? { ...one, weight: one.weight - 2 * WEIGHT.kind } : one,
    ),
  };
}

const isKind = (meaning: Meaning): boolean =>
  meaning.is === 'either'
    ? meaning.meanings.some(isKind)
    : meaning.is === 'value' && meaning.attribute === KIND;

/** The attribute that says of which kind a product is, where a section holds several. */
const KIND = 'kind';

/** Whether a meaning says what something is, and not what it is like. */
export const namesThing = (meaning: Meaning): boolean =>
  meaning.is === 'category' ||
  (meaning.is === 'value' && meaning.attribute === 'mark') ||
  (meaning.is === 'together' && meaning.meanings.some(namesThing));

function parsePart(text: string, names: Reference): Meaning | null {
  const [attribute = '', values] = text.split('=');
  if (values !== undefined) return parseValues(attribute, values.split('|'), names);
  const [kind, slug = ''] = text.split('/');
  if (kind === 'category') {
    const isKnown = names.categories.some((category) => category.slug === slug);
    return isKnown ? { is: 'category', slug, weight: WEIGHT.thing } : null;
  }
  if (kind === 'brand') {
    const isKnown = names.brands.some((brand) => brand.slug === slug);
    return isKnown ? { is: 'brand', slug, weight: WEIGHT.brand } : null;
  }
  const words = fold(text)
    .split(/\s+/)
    .map((word): Meaning => ({ is: 'word', stem: stem(word), typed: word, weight: 1 }));
  const [only] = words;
  return words.length === 1 && only ? only : { is: 'together', meanings: words };
}

/** Of several values those the catalogue has. */
function parseValues(attribute: string, values: string[], names: Reference): Meaning | null {
  const weight = weightOf(attribute);
  const meanings = values
    .filter((value) => names.valueByName.has(`${attribute}:${value}`))
    .map((value): Meaning => ({ is: 'value', attribute, value, weight }));
  const [only, another] = meanings;
  return only && another ? { is: 'either', meanings } : (only ?? null);
}

const weightOf = (attribute: string) =>
  attribute === 'mark'
    ? WEIGHT.mark
    : attribute === KIND
      ? WEIGHT.kind
      : attribute === 'series' || attribute === 'model'
        ? WEIGHT.brand
        : WEIGHT.value;
