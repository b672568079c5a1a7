import { REQUEST_TIMEOUT } from '../../contract/constants.ts';
import { CSRF_HEADER, staffRefusals } from '../../contract/staff/constants.ts';
import type { Session } from '../../contract/staff/shapes.ts';
import { askAgain } from '../session/ask-again.ts';
import { session } from '../session/session.ts';

const SESSION = '/api/staff/session/';

/**
 * The browser's fetch, with the token against forgery. A session that ended, and an act that must
 * be confirmed, are asked for and the call is made again.
 */
export const staffFetch: typeof fetch = async (input, init) => {
  const response = await send(input, init);
  if (!(await isOpenedFor(response, input, init))) return response;
  // The time that a person took to answer is no time of the call.
  return send(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
};

const send: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    headers: {
      ...Object.fromEntries(new Headers(init?.headers)),
      [CSRF_HEADER]: session.read()?.csrf_token ?? '',
    },
  });

/** Whether a refused call may be made again now. */
async function isOpenedFor(response: Response, input: RequestInfo | URL, init?: RequestInit) {
  // Before anybody came in there is nothing to come back to; the questions answer for themselves.
  const isAnswer = String(input).startsWith(SESSION) && init?.method === 'POST';
  if (session.read() === null || isAnswer) return false;
  if (response.status === 401) return askAgain('sign-in');
  if (response.status !== 403) return false;
  const { code } = (await response.clone().json()) as { code?: string };
  if (code === staffRefusals.confirmNeeded) return askAgain('confirm');
  return code === undefined && init?.method !== 'GET' && (await isRenewedElsewhere());
}

/** Confirming in another tab gives the session another token, and this page has the former's. */
async function isRenewedElsewhere() {
  const response = await fetch(SESSION);
  if (!response.ok) return false;
  const found = (await response.json()) as Session;
  const isRenewed = found.csrf_token !== session.read()?.csrf_token;
  session.set(found);
  return isRenewed;
}
