import type { Registration } from '../../../contract/forms/registration.ts';
import { ApiError } from '../../../kit/api/api-error.ts';
import { browserApi } from '../session/browser-api.ts';

/** The new account's token. `mayExist` where an earlier attempt was left without an answer. */
export async function createAccount(registration: Registration, mayExist: boolean) {
  const api = browserApi(null);
  try {
    return (await api.post('/accounts/create-and-update/', { body: registration })).token;
  } catch (error) {
    if (!mayExist || !(error instanceof ApiError) || error.status !== 400) throw error;
    // The name may be taken by that very attempt: then its password opens the account.
    const { username, password } = registration;
    const answer = await api
      .post('/auth-token/token/login/', { body: { username, password } })
      .catch(() => Promise.reject(error));
    return answer.auth_token;
  }
}

/** Whether the account may have been made although nothing says so. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === undefined || error.status >= 500);
