import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { maib as account } from './account.ts';
import type { Bank, BankContext } from './bank.ts';
import { answered, Refusal, refuse } from './maib-answers.ts';
import { checkouts } from './maib-checkouts.ts';
import { payments } from './maib-payments.ts';
import { qrCodes } from './maib-qr-codes.ts';

const TOKEN_SECONDS = 300;

/** maib's second version: one token, one envelope, and the products behind them. */
export function maib(bank: Bank) {
  const { tokens } = bank;
  const app = new Hono<BankContext>();

  const withToken: MiddlewareHandler<BankContext> = async (c, next) => {
    const until = tokens.get(c.req.header('Authorization')?.replace('Bearer ', '') ?? '');
    if (!until || until <= bank.clock.now()) return c.json({ ok: false, result: null }, 401);
    return next();
  };

  app.post('/v2/auth/token', async (c) => {
    const { clientId, clientSecret } = await c.req.json();
    if (clientId !== account.clientId || clientSecret !== account.clientSecret) {
      refuse(401, 'maib.merchant.auth-10001');
    }
    const accessToken = randomBytes(24).toString('base64url');
    tokens.set(accessToken, bank.clock.after(TOKEN_SECONDS));
    return c.json(answered({ accessToken, expiresIn: TOKEN_SECONDS, tokenType: 'Bearer' }));
  });
  app.use('/v2/*', withToken);
  app.route('/v2/checkouts', checkouts(bank));
  app.route('/v2/mia', qrCodes(bank));
  app.route('/v2/payments', payments(bank));
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const errors = [{ errorCode: error.code, errorMessage: 'It cannot be done.' }];
    return c.json({ result: null, ok: false, errors }, error.status);
  });
  return app;
}
