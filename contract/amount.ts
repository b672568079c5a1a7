import type { Locale } from './locale.ts';

const NO_BREAK = '\u00a0';

type Forms = { locale: Locale } & Partial<Record<Intl.LDMLPluralRule, string>>;

const ro = (few: string): Forms => ({ locale: 'ro', few, other: `de ${few}` });
const ru = (few: string, many: string): Forms => ({ locale: 'ru', few, many });

/** Units that are words change with their number; `m`, `buc` and any other stay as they are. */
const forms = new Map<string, Forms>([
  ['set', ro('seturi')],
  ['rolă', ro('role')],
  ['colac', ro('colaci')],
  ['pachet', ro('pachete')],
  ['pereche', ro('perechi')],
  ['cutie', ro('cutii')],
  ['bară', ro('bare')],
  ['комплект', ru('комплекта', 'комплектов')],
  ['бухта', ru('бухты', 'бухт')],
  ['упаковка', ru('упаковки', 'упаковок')],
  ['пара', ru('пары', 'пар')],
  ['коробка', ru('коробки', 'коробок')],
  ['хлыст', ru('хлыста', 'хлыстов')],
]);

const rules = {
  ro: new Intl.PluralRules('ro'),
  ru: new Intl.PluralRules('ru'),
} satisfies Record<Locale, Intl.PluralRules>;

/** The unit as it follows this number: `cutie`, `cutii`, `de cutii`. */
export function unitAfter(count: number, unit: string): string {
  const known = forms.get(unit);
  return known?.[rules[known.locale].select(count)] ?? unit;
}

/** `12 480`: thousands apart, never broken over two lines. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK);

export const formatAmount = (count: number, unit: string) =>
  `${formatCount(count)}${NO_BREAK}${unitAfter(count, unit).replace(' ', NO_BREAK)}`;
