import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { partRules } from '../backoffice/features/orders/parcel-parts.ts';
import { meaningOf } from '../backoffice/features/sheet/cells.ts';
import { formatAmount } from '../contract/amount.ts';
import type { Locale } from '../contract/locale.ts';
import { sellableQuantity } from '../contract/sellable-quantity.ts';
import {
  leiRules,
  type NumberRules,
  numberIn,
  percentRules,
  wholeRules,
} from '../contract/typed-number.ts';
import { typedQuantity } from '../contract/typed-quantity.ts';
import { LocaleContext } from '../kit/i18n/locale.ts';
import { AnswerText } from '../kit/ui/stepper-note.tsx';
import { priceProblems, readPrices } from '../storefront/features/catalogue/filters/read-prices.ts';

/** Every kind of field for a price or a quantity, of shop and back office, and what people type. */

const texts = ['12,5', '12.5', '2.500', '1 234,50', '25 m', '0', '-1', '1e3', ''];

const says = {
  ro: {
    none: 'Nu este un număr',
    two: 'Poate fi 2500 sau 2,5: scrieți unul dintre ele',
    whole: 'Introduceți un număr întreg',
    negative: 'Numărul nu poate fi negativ',
    unread: (typed: string, amount: string) => `Nu am înțeles „${typed}”. A rămas ${amount}`,
    rounded: (amount: string) => `Am rotunjit la ${amount}: vindem numai cantități întregi`,
    step: (amount: string, step: string) => `Am rotunjit la ${amount}: se vinde câte ${step}`,
    smallest: (amount: string) => `Cel puțin ${amount}`,
  },
  ru: {
    none: 'Это не число',
    two: 'Может значить 2500 или 2,5: напишите одно из них',
    whole: 'Введите целое число',
    negative: 'Число не может быть отрицательным',
    unread: (typed: string, amount: string) => `Не поняли «${typed}». Осталось ${amount}`,
    rounded: (amount: string) => `Округлили до ${amount}: продаём только целое количество`,
    step: (amount: string, step: string) => `Округлили до ${amount}: продаём по ${step}`,
    smallest: (amount: string) => `Не меньше ${amount}`,
  },
};

type Refused = 'none' | 'two' | 'whole' | 'negative';
type Read = number | Refused | null;

const prices: Read[] = [12.5, 12.5, 'two', 1234.5, 'none', 0, 'negative', 'none', null];
const wholes: Read[] = ['whole', 'whole', 'two', 'whole', 'none', 0, 'negative', 'none', null];
const metres: Read[] = ['whole', 'whole', 'two', 'whole', 25, 0, 'negative', 'none', null];

const fields: [string, NumberRules, Read[]][] = [
  ['a price', leiRules, prices],
  ['per cent', percentRules, prices],
  ['a whole number', wholeRules, wholes],
  ['goods that come or go', { ...wholeRules, signed: true }, wholes.with(6, -1)],
  ['a value or a place on the map', { decimals: 6, signed: true }, prices.with(6, -1)],
  ['metres in a parcel', partRules('m'), metres],
  ['pieces in a parcel', partRules('buc'), wholes],
  ['bars in a parcel', partRules('bară'), wholes],
];

/** Least and step, and what is sold by them: why it is not what was typed stands behind it. */
const sold = (rows: [quantity: number, why: string | null][]) => rows;
const perPiece = sold([
  [13, 'rounded'],
  [13, 'rounded'],
  [7, 'unread'],
  [1235, 'rounded'],
  [7, 'unread'],
  [1, 'smallest'],
  [7, 'unread'],
  [7, 'unread'],
  [7, null],
]);
const quantities: [unit: string, least: number, step: number, ReturnType<typeof sold>][] = [
  ['buc', 1, 1, perPiece],
  ['bară', 1, 1, perPiece],
  ['m', 1, 1, perPiece.with(4, [25, null]) as typeof perPiece],
  [
    'm',
    10,
    5,
    sold([
      [15, 'step'],
      [15, 'step'],
      [7, 'unread'],
      [1235, 'rounded'],
      [25, null],
      [10, 'smallest'],
      [7, 'unread'],
      [7, 'unread'],
      [7, null],
    ]),
  ],
];

describe.each<Locale>(['ro', 'ru'])('in %s', (locale) => {
  let NumberInput: typeof import('../backoffice/ui/number-field.tsx').NumberInput;
  let QuantityField: typeof import('../backoffice/ui/quantity-field.tsx').QuantityField;

  // The back office is loaded in the language of its page.
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: locale } });
    vi.resetModules();
    ({ NumberInput } = await import('../backoffice/ui/number-field.tsx'));
    ({ QuantityField } = await import('../backoffice/ui/quantity-field.tsx'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const alertIn = (html: string) => /-error"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/p>/.exec(html)?.[1];
  const messageOf = (read: Read) => (typeof read === 'string' ? says[locale][read] : undefined);
  const numberOf = (read: Read) => (typeof read === 'string' ? Number.NaN : read);

  test.each(fields)('%s is the number that was typed, or says why not', (name, rules, reads) => {
    for (const [at, typed] of texts.entries()) {
      const read = reads[at] ?? null;
      const html = renderToStaticMarkup(
        <NumberInput name="n" label={name} {...{ rules }} value={typed} onChange={() => {}} />,
      );
      expect([typed, numberIn(typed, rules)]).toEqual([typed, numberOf(read)]);
      expect([typed, alertIn(html)]).toEqual([typed, messageOf(read)]);
      expect(html).toContain(`value="${typed}"`);
    }
  });

  test.each([
    ['price', prices],
    ['promotion_price', prices],
    ['stock', wholes],
  ] as const)('a cell of the sheet for %s reads the same', (key, reads) => {
    for (const [at, typed] of texts.entries()) {
      const read = reads[at] ?? null;
      const meaning = meaningOf(key, typed, { locale, columns: [] });
      // A cell is there to be filled: only a promotion may go.
      if (typed === '' && key !== 'promotion_price') expect(meaning).toHaveProperty('problem');
      else if (typeof read === 'string') expect(meaning).toEqual({ problem: messageOf(read) });
      else expect(meaning).toEqual({ value: read });
    }
  });

  test('a limit of the price filter reads the same', () => {
    for (const [at, typed] of texts.entries()) {
      const read = prices[at] ?? null;
      const given = { from: typed, to: '' };
      const limits = typeof read === 'string' ? null : { priceMin: read, priceMax: null };
      expect([typed, readPrices(given)]).toEqual([typed, limits]);
      expect(priceProblems(given, locale)).toEqual({ from: messageOf(read), to: undefined });
    }
  });

  test.each(quantities)('a quantity in %s from %s on by %s is what is sold', (...row) => {
    const [unit, smallest_quantity, quantity_step, expected] = row;
    const rule = { smallest_quantity, quantity_step, stock: 100_000 };
    const amount = (count: number) => formatAmount(count, unit);
    for (const [at, typed] of texts.entries()) {
      const [quantity, why] = expected[at] ?? [0, null];
      const number = typedQuantity(typed, unit);
      const answer =
        number !== null
          ? { step: quantity_step, ...sellableQuantity(number, rule) }
          : { why: typed === '' ? null : ('unread' as const), quantity: 7, typed };
      expect([typed, answer.quantity]).toEqual([typed, quantity]);
      const mistakes = {
        unread: says[locale].unread(typed, amount(7)),
        rounded: says[locale].rounded(amount(quantity)),
        step: says[locale].step(amount(quantity), amount(quantity_step)),
        smallest: says[locale].smallest(amount(quantity)),
      };
      const { why: asked } = answer;
      const html =
        asked &&
        renderToStaticMarkup(
          <LocaleContext value={locale}>
            <AnswerText answer={{ ...answer, why: asked } as never} unit={unit} />
          </LocaleContext>,
        );
      expect([typed, html]).toEqual([typed, why && mistakes[why as keyof typeof mistakes]]);
      // The back office says at once what cannot be read, and keeps it as it was typed.
      const field = renderToStaticMarkup(
        <QuantityField name="n" label="n" {...{ unit, rule }} value={typed} onChange={() => {}} />,
      );
      const problem = unit === 'm' ? metres[at] : wholes[at];
      expect(alertIn(field)).toBe(why === 'unread' ? messageOf(problem ?? null) : undefined);
      expect(field).toContain(`value="${typed}"`);
    }
  });
});
