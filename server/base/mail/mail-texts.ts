import type { Locale } from '../../../contract/locale.ts';
import type { MailKind } from '../../../contract/staff/mails.ts';
import type { Sender } from './letter.ts';

/** Sentences of a mail by name, in both languages. `{name}` stands for a value. */
type Texts<Field extends string = string> = Readonly<
  Record<Field, Readonly<Record<Locale, string>>>
>;

/** What staff have worded anew: sentences by kind of mail. */
export type Wordings = Readonly<Record<string, Texts>>;

/** What a kind of mail says by itself, and the values its sentences may name. */
export type MailTexts<Field extends string = string, Variable extends string = string> = {
  kind: MailKind;
  variables: readonly Variable[];
  texts: Texts<Field>;
};

export const mailTexts = <const Field extends string, const Variable extends string>(
  definition: MailTexts<Field, Variable>,
) => definition;

/**
 * The sentences of a mail as they leave: worded by staff or by the template, values in place,
 * and the shop's name.
 */
export function wordsOf<Field extends string, Variable extends string>(
  { kind, texts }: MailTexts<Field, Variable>,
  { locale, wordings, identity }: Sender,
  values: Readonly<Record<Exclude<Variable, 'shop'>, string | number>>,
): Record<Field, string> {
  const own = wordings?.[kind] ?? {};
  const named = new Map<string, unknown>([['shop', identity.name], ...Object.entries(values)]);
  const filled = (text: string) =>
    text.replace(VARIABLE, (whole, name: string) => String(named.get(name) ?? whole));
  const entries = Object.entries<Texts[string]>(texts).map(([field, text]) => [
    field,
    filled(own[field]?.[locale] || text[locale]),
  ]);
  return Object.fromEntries(entries);
}

const VARIABLE = /\{(\w+)\}/g;

export const variablesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)),
];

/** Whether a brace stands alone, or around something that is no name. */
export const hasOddBrace = (text: string) => /[{}]/.test(text.replace(VARIABLE, ''));
