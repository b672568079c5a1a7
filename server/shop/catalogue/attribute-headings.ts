import type { AttributeKind } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';

export type NamedAttribute = {
  id: number;
  key: string;
  kind: AttributeKind;
  title_ro: string;
  title_ru: string;
  unit_ro: string;
  unit_ru: string;
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const titleIn = ({ title_ro, title_ru }: NamedAttribute, locale: Locale) =>
  (locale === 'ru' && title_ru) || title_ro;
const unitIn = ({ unit_ro, unit_ru }: NamedAttribute, locale: Locale) =>
  (locale === 'ru' && unit_ru) || unit_ro;

/** `Secțiune, mm²` */
const withUnit = (attribute: NamedAttribute, locale: Locale) =>
  [titleIn(attribute, locale), unitIn(attribute, locale)].filter(Boolean).join(', ');

/**
 * By which heading each attribute goes out and is known again: its title with its unit. Where that is
 * another attribute's too, or a column of its own, the key stands behind it: `Categorie [cat]`.
 */
export function attributeHeadings(
  attributes: NamedAttribute[],
  locale: Locale,
  isOther: (heading: string) => boolean,
): Map<number, string> {
  const times = Map.groupBy(attributes, (one) => plain(withUnit(one, locale)));
  return new Map(
    attributes.map((attribute) => {
      const heading = withUnit(attribute, locale);
      const isOwn = times.get(plain(heading))?.length === 1 && !isOther(heading);
      return [attribute.id, isOwn ? heading : `${heading} [${attribute.key}]`];
    }),
  );
}

export type AttributeColumn = { attribute: NamedAttribute; factor: number };

/**
 * Which attribute a heading names, and how many of its unit one of the heading's is: of lengths in
 * metres, a column of centimetres has a hundredth. Null: none, or several.
 */
export function readHeading(
  attributes: NamedAttribute[],
  isOther: (heading: string) => boolean,
): (heading: string) => AttributeColumn | null {
  const byKey = new Map(attributes.map((one) => [one.key, one]));
  const byTitle = Map.groupBy(
    attributes.flatMap((one) =>
      [...new Set([one.title_ro, one.title_ru].filter(Boolean).map(plain))].map(
        (title) => [title, one] as const,
      ),
    ),
    ([title]) => title,
  );
  const titled = (title: string) => (byTitle.get(plain(title)) ?? []).map(([, one]) => one);
  return (heading) => {
    const key = /\[([a-z][a-z0-9_]*)\]\s*$/.exec(heading)?.[1];
    if (key !== undefined) {
      const attribute = byKey.get(key);
      return attribute ? { attribute, factor: 1 } : null;
    }
    if (isOther(heading)) return null;
    const [whole, ...others] = titled(heading);
    if (whole) return others.length > 0 ? null : { attribute: whole, factor: 1 };
    const [, title = '', unit = ''] = /^(.+?)\s*[,(]\s*([^,()]+?)\)?$/.exec(heading.trim()) ?? [];
    const measured = titled(title).flatMap((attribute) => {
      const factor = factorBetween(unit, attribute);
      return factor === null ? [] : [{ attribute, factor }];
    });
    const exact = measured.filter(({ factor }) => factor === 1);
    const [column, ...more] = exact.length > 0 ? exact : measured;
    return column && more.length === 0 ? column : null;
  };
}

const prefixes: [prefix: string, factor: number][] = [
  ['m', 1e-3],
  ['c', 1e-2],
  ['', 1],
  ['k', 1e3],
];
const bases = ['m', 'a', 'v', 'w', 'va', 'ah', 'lm', 'g'];
const latin: Record<string, string> = {
  м: 'm',
  с: 'c',
  к: 'k',
  а: 'a',
  в: 'v',
  т: 't',
  л: 'l',
  г: 'g',
  ч: 'h',
};

/** Units of one kind in their sizes: 1 kA is 1000 A. Letters of either script. */
export function factorBetween(
  written: string,
  { unit_ro, unit_ru }: Pick<NamedAttribute, 'unit_ro' | 'unit_ru'>,
): number | null {
  const wanted = plain(written).replace(/\.$/, '');
  if ([unit_ro, unit_ru].some((unit) => unit !== '' && plain(unit) === wanted)) return 1;
  const [one, other] = [sizeOf(wanted), sizeOf(plain(unit_ro))];
  return one && other && one.base === other.base
    ? Number((one.factor / other.factor).toPrecision(12))
    : null;
}

function sizeOf(unit: string): { base: string; factor: number } | null {
  const letters = Array.from(unit, (letter) => latin[letter] ?? letter)
    .join('')
    .replace('·', '')
    .replace(/vt$/, 'w');
  for (const base of bases) {
    for (const [prefix, factor] of prefixes) if (letters === prefix + base) return { base, factor };
  }
  return null;
}
