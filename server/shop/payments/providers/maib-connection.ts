import * as v from 'valibot';
import type { MaibAccount } from '../../../base/config/payments.ts';
import { askBank, type Patience } from './ask-bank.ts';
import type { Answer, RefusalReason, Refused } from './provider.ts';

/** What all products of maib share: the token, the envelope of every answer, the names of errors. */
export type MaibConnection = ReturnType<typeof connectToMaib>;

export function connectToMaib(account: MaibAccount, patience: Patience) {
  let token: Promise<Token> | null = null;

  /** One for all who ask at the same time, in the place of the one that is spent. */
  function renewed(spent: Promise<Token> | null): Promise<Token> {
    if (token === null || token === spent) token = askForToken(account, patience);
    return token;
  }

  /** One that was not given is asked for again by the next who needs it. */
  async function current(): Promise<{ asked: Promise<Token>; given: Token }> {
    const known = token;
    const given = await known;
    if (known && given?.outcome === 'done' && Date.now() < given.until) {
      return { asked: known, given };
    }
    const asked = renewed(known);
    return { asked, given: await asked };
  }

  /** `result` of the answer, as `form` reads it. What is not taken for a token is asked once more. */
  async function ask<Form extends v.GenericSchema>(
    path: string,
    form: Form,
    body?: Record<string, unknown>,
  ): Promise<Answer<{ result: v.InferOutput<Form> }>> {
    const { asked, given } = await current();
    if (given.outcome === 'refused') return given;
    let answer = await askWith(given.token, path, body);
    if (answer.outcome === 'answered' && answer.status === 401) {
      const another = await renewed(asked);
      if (another.outcome === 'refused') return another;
      answer = await askWith(another.token, path, body);
    }
    return answer.outcome === 'answered' ? readAnswer(answer, form) : answer;
  }

  const askWith = (bearer: string, path: string, body?: Record<string, unknown>) =>
    askBank(
      `${account.url}${path}`,
      {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${bearer}`,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      patience,
    );

  return { ask, signatureKey: account.signatureKey };
}

type Token = { outcome: 'done'; token: string; until: number } | Refused;

/** Milliseconds before its end after which a token is not begun with. */
const MARGIN = 20_000;

const tokenForm = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresIn: v.pipe(v.number(), v.minValue(1)),
});

async function askForToken(
  { url, clientId, clientSecret }: MaibAccount,
  patience: Patience,
): Promise<Token> {
  const asked = Date.now();
  const answer = await askBank(
    `${url}/v2/auth/token`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ clientId, clientSecret }),
    },
    patience,
  );
  const read = answer.outcome === 'answered' ? readAnswer(answer, tokenForm) : answer;
  if (read.outcome === 'done') {
    const { accessToken, expiresIn } = read.result;
    return { outcome: 'done', token: accessToken, until: asked + expiresIn * 1000 - MARGIN };
  }
  // Whatever became of this question: what it was for was not even asked.
  const { code } = read;
  return {
    outcome: 'refused',
    reason: read.outcome === 'refused' ? read.reason : 'unreachable',
    code,
  };
}

const envelope = v.object({
  ok: v.boolean(),
  result: v.optional(v.unknown()),
  errors: v.nullish(v.array(v.object({ errorCode: v.nullish(v.string()) }))),
});

/** HTTP's status and the answer's own `ok` both have to say yes. */
function readAnswer<Form extends v.GenericSchema>(
  { status, text }: { status: number; text: string },
  form: Form,
): Answer<{ result: v.InferOutput<Form> }> {
  const read = v.safeParse(envelope, parsed(text));
  const said = read.success ? codeOf(read.output.errors) : null;
  const code = said ?? (status === 200 ? null : `http-${status}`);
  if (status >= 500) return { outcome: 'unknown', reason: 'bank-fault', code };
  if (status >= 400) return { outcome: 'refused', reason: reasonOf(status, said), code };
  if (!read.success) return { outcome: 'unknown', reason: 'unreadable', code };
  if (!read.output.ok) return { outcome: 'refused', reason: reasonOf(status, said), code };
  const result = v.safeParse(form, read.output.result);
  return result.success
    ? { outcome: 'done', result: result.output }
    : { outcome: 'unknown', reason: 'unreadable', code };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A name such as `maib.merchant.payments-44002`, and nothing that is more than a name. */
function codeOf(errors: { errorCode?: string | null | undefined }[] | null | undefined) {
  const code = errors?.[0]?.errorCode;
  return code && /^[\w.-]{1,80}$/.test(code) ? code : null;
}

/** By the last digits of its name. */
const reasons: [RegExp, RefusalReason][] = [
  [/-4200[01]$|-42002$|-14016$|-01001$/, 'amount'],
  [/-4300[01]$/, 'not-found'],
  [/-44002$|-14005$|-1401[345]$/, 'state'],
  [/-4400[013]$/, 'not-allowed'],
];

function reasonOf(status: number, code: string | null): RefusalReason {
  const named = reasons.find(([form]) => code !== null && form.test(code));
  if (named) return named[1];
  if (status === 401 || status === 403) return 'not-allowed';
  if (status === 404) return 'not-found';
  if (status === 409) return 'state';
  if (status === 429) return 'busy';
  return 'invalid';
}
