import type { Config } from '../config/config.ts';
import type { MaibAccount } from '../config/payments.ts';
import { isThisMachine } from '../config/unusable.ts';
import { bad, doubtful, type Finding, good, messageOf } from './finding.ts';

const PATIENCE = 5_000;

/** What is half set has kept the settings from being read: here it is whether the bank knows us. */
export async function examinePayments({ payments, publicUrl }: Config): Promise<Finding[]> {
  const { providers, maib, victoriabank } = payments;
  if (providers.length === 0) {
    return [good('payments', 'Nobody pays online: PAYMENT_PROVIDERS names no provider.')];
  }
  const findings: Finding[] = [];
  const isTrial = [maib, victoriabank].some((account) => account && isThisMachine(account.url));
  if (isTrial) {
    findings.push(doubtful('payments', 'The bank is on this machine: no money moves.'));
  } else if (!publicUrl.startsWith('https:')) {
    findings.push(
      bad('payments', 'Banks tell of payments at https addresses alone: see PUBLIC_URL.'),
    );
  }
  if (maib) findings.push(await signIn(maib));
  if (victoriabank) {
    findings.push(
      doubtful(
        'victoriabank',
        `Victoriabank answers no question before the first payment: ask it whether it tells of payments at ${publicUrl}.`,
      ),
    );
  }
  return findings;
}

/** Asks for a token and forgets it. */
async function signIn({ url, clientId, clientSecret }: MaibAccount): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const answer = await fetch(`${url}/v2/auth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientId, clientSecret }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok
      ? good('maib', `${host} knows MAIB_CLIENT_ID and its secret.`)
      : bad('maib', `${host} does not take MAIB_CLIENT_ID and its secret: ${answer.status}.`);
  } catch (error) {
    return bad('maib', `${host} cannot be reached: ${messageOf(error)}.`);
  }
}
