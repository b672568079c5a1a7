import * as v from 'valibot';
import { isIban, isIdno, isVatCode, tidyIban } from '../company-numbers.ts';
import { limits, MAX_ID } from '../constants.ts';
import type { MessageKey } from '../messages.ts';
import { PHONE_PREFIX, phonePattern } from '../phone.ts';

/** The fields forms are made of. A mistake is named by the key of its message. */

/** As many accents on one letter as Unicode lets a text have that is composed piece by piece. */
const PILED = /\p{M}{31}/u;

/**
 * A text without the spaces around it. Its length comes first, with room for such spaces and for
 * letters written in pieces: what follows may take as long as the square of it. Keyboards differ in
 * how they compose a letter such as ș; a name is the same from each of them.
 */
export const trimmed = (max: number, wrong: string) =>
  v.pipe(
    v.string(wrong),
    v.maxLength(4 * max + 1_000, 'VALIDATE.TOO_LONG'),
    v.check((text) => !PILED.test(text), 'VALIDATE.INVALID'),
    v.trim(),
    v.normalize('NFC'),
  );
const given = (max: number) => trimmed(max, 'VALIDATE.INVALID');
const filled = (required: MessageKey, max: number) =>
  v.pipe(trimmed(max, required), v.nonEmpty(required));

// Lone surrogates are as unprintable as control characters, and no database keeps them.
const isPrintable = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);
const printable = v.check(isPrintable, 'VALIDATE.INVALID');
const printableLines = v.check(
  (text: string) => isPrintable(text.replace(/[\n\r\t]/g, '')),
  'VALIDATE.INVALID',
);

/** What is not seen, or turns around what is: fillers, joiners, marks of direction, piled accents. */
const isVisible = (text: string) =>
  !/[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\p{M}{3}/u.test(text);

/** Latin and Cyrillic letters look alike: within one word they write a name that is not what it seems. */
const isOneScript = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) =>
      [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) =>
        script.test(word),
      ).length <= 1,
  );

const visible = v.check(isVisible, 'VALIDATE.NAME_CHARACTERS');
const oneScript = v.check(isOneScript, 'VALIDATE.NAME_CHARACTERS');

/** One line that may stay empty, and one that may not. */
export const text = (max: number) =>
  v.pipe(given(max), v.maxLength(max, 'VALIDATE.TOO_LONG'), printable);
export const requiredText = (required: MessageKey, max: number) =>
  v.pipe(filled(required, max), v.maxLength(max, 'VALIDATE.TOO_LONG'), printable);

/** What people are called. */
export const name = (max: number) => v.pipe(text(max), visible, oneScript);
export const requiredName = (required: MessageKey, max: number) =>
  v.pipe(requiredText(required, max), visible, oneScript);
/** What companies are called, who may write КабельPro if they like. */
export const companyName = (max: number) => v.pipe(text(max), visible);
export const requiredCompanyName = (required: MessageKey, max: number) =>
  v.pipe(requiredText(required, max), visible);

/** The same with room for several lines. */
export const lines = (max: number) =>
  v.pipe(given(max), v.maxLength(max, 'VALIDATE.TOO_LONG'), printableLines);
export const requiredLines = (required: MessageKey, max: number) =>
  v.pipe(filled(required, max), v.maxLength(max, 'VALIDATE.TOO_LONG'), printableLines);

export const username = v.pipe(
  filled('VALIDATE.USERNAME', limits.username),
  v.minLength(limits.usernameMin, 'VALIDATE.USERNAME_LENGTH'),
  v.maxLength(limits.username, 'VALIDATE.USERNAME_LENGTH'),
  printable,
  visible,
  oneScript,
);

/** Spaces belong to a password, so none is trimmed; nothing but spaces is still no password. */
export const typedPassword = (required: MessageKey) =>
  v.pipe(
    v.string(required),
    v.check((typed) => typed.trim() !== '', required),
    v.maxLength(limits.password, 'VALIDATE.PASSWORD_LENGTH'),
    printable,
  );
export const newPassword = v.pipe(
  typedPassword('VALIDATE.PASSWORD'),
  v.minLength(limits.passwordMin, 'VALIDATE.PASSWORD_LENGTH'),
);

/** With the apostrophe that O'Brien has. */
const EMAIL = /^[\w+'-]+(?:\.[\w+'-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

export const email = v.pipe(
  filled('VALIDATE.EMAIL_REQ', limits.email),
  v.maxLength(limits.email, 'VALIDATE.TOO_LONG'),
  v.regex(EMAIL, 'VALIDATE.EMAIL_VALID'),
);

/** The prefix a phone field starts with is not yet a phone. */
export const phone = v.pipe(
  filled('VALIDATE.PHONE_REQ', 15),
  v.notValue(PHONE_PREFIX, 'VALIDATE.PHONE_REQ'),
  v.regex(phonePattern, 'VALIDATE.PHONE_VALID'),
);

export const idno = v.pipe(
  filled('VALIDATE.CODE_REQ', 13),
  v.length(13, 'VALIDATE.CODE_VALID'),
  v.check(isIdno, 'VALIDATE.CODE_VALID'),
);
export const vatCode = v.pipe(
  given(7),
  v.length(7, 'VALIDATE.VAT_VALID'),
  v.check(isVatCode, 'VALIDATE.VAT_VALID'),
);
export const iban = v.pipe(
  given(34),
  v.transform(tidyIban),
  v.check(isIban, 'VALIDATE.IBAN_VALID'),
);

const blank = v.pipe(
  v.string(),
  v.regex(/^\s*$/),
  v.transform(() => ''),
);

/** A field whose owner may leave it empty, or empty it again. */
export const orEmpty = <const S extends v.GenericSchema<string, string>>(field: S) =>
  v.union([blank, field], 'VALIDATE.INVALID');

const whole = (max: number, wrong: MessageKey) =>
  v.pipe(v.number(wrong), v.integer(wrong), v.minValue(1, wrong), v.maxValue(max, wrong));
export const id = (wrong: MessageKey) => whole(MAX_ID, wrong);
export const quantity = whole(limits.quantity, 'VALIDATE.QUANTITY');

export const lei = v.pipe(
  v.number('VALIDATE.INVALID'),
  v.minValue(0, 'VALIDATE.INVALID'),
  v.maxValue(limits.lei, 'VALIDATE.INVALID'),
);
