import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_DAYS } from '../../shop/accounts/known-devices.ts';
import type { Shop } from '../../shop/shop.ts';

const DEVICE_COOKIE = 'device';
const MARK = /^[A-Za-z0-9_-]{43}$/;

/**
 * No script reads it and no other site sends it. It opens nothing: customers are known by the
 * Authorization header alone. All it says is whose wrong passwords are counted apart.
 */
export const deviceOf = (c: Context, { config }: Pick<Shop, 'config'>) => ({
  mark() {
    const mark = getCookie(c, DEVICE_COOKIE) ?? '';
    return MARK.test(mark) ? mark : null;
  },
  keep: (mark: string) =>
    setCookie(c, DEVICE_COOKIE, mark, {
      path: '/api',
      httpOnly: true,
      sameSite: 'Strict',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: DEVICE_DAYS * 24 * 60 * 60,
    }),
});
