import type { Locale } from '../../contract/locale.ts';
import { type NumberRules, numberInField, typedNumber } from '../../contract/typed-number.ts';
import { defineMessages } from '../i18n/messages.ts';

/** Why a typed number cannot be taken, as it is said beside its field; undefined where it can. */
export function numberProblem(
  typed: string,
  rules: NumberRules,
  locale: Locale,
): string | undefined {
  const read = typedNumber(typed, rules);
  const text = messages[locale];
  if (read.problem === null) return undefined;
  if (read.problem === 'decimals') return text.decimals(rules.decimals);
  if (read.problem !== 'ambiguous') return text[read.problem];
  const [first, second] = (read.readings ?? []).map(numberInField);
  return text.ambiguous(first ?? '', second ?? '');
}

const messages = defineMessages({
  number: ['Nu este un număr', 'Это не число'],
  ambiguous: [
    (one: string, other: string) => `Poate fi ${one} sau ${other}: scrieți unul dintre ele`,
    (one: string, other: string) => `Может значить ${one} или ${other}: напишите одно из них`,
  ],
  decimals: [
    (most: number) => `Zecimale: cel mult ${most}`,
    (most: number) => `Знаков после запятой: не больше ${most}`,
  ],
  whole: ['Introduceți un număr întreg', 'Введите целое число'],
  negative: ['Numărul nu poate fi negativ', 'Число не может быть отрицательным'],
});
