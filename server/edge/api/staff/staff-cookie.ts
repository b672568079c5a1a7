import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { STAFF_COOKIE } from '../../../../contract/staff/constants.ts';
import type { Shop } from '../../../shop/shop.ts';

/** No script reads it, no other site sends it, and customers' calls do not carry it. */
const attributes = ({ config }: Pick<Shop, 'config'>) =>
  ({
    path: '/api/staff',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
  }) as const;

export const readStaffToken = (c: Context) => getCookie(c, STAFF_COOKIE);

/** Without an age: the browser forgets it with its session, the shop before that. */
export function keepStaffToken(c: Context, shop: Pick<Shop, 'config'>, token: string | null) {
  if (token === null) deleteCookie(c, STAFF_COOKIE, attributes(shop));
  else setCookie(c, STAFF_COOKIE, token, attributes(shop));
}
