import type { MiddlewareHandler } from 'hono';
import { parseAcceptLanguage } from '../../../../contract/locale.ts';
import { message } from '../../../../contract/messages.ts';
import { isWithin } from '../../../base/access/networks.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import type { Shop } from '../../../shop/shop.ts';
import { clientAddress } from '../../http/client-address.ts';

type Place = Pick<Shop, 'config'> & { settings: () => Pick<Settings, 'staff_networks'> };

/**
 * Before every address of the shop's people: nothing here is kept or indexed but the files of the
 * application itself, and from a network that is not on the list it all looks like addresses that
 * do not exist.
 */
export const staffDoor =
  ({ config, settings }: Place): MiddlewareHandler =>
  async (c, next) => {
    const networks = settings().staff_networks;
    if (networks.length > 0 && !isWithin(networks, clientAddress(c, config.trustProxy))) {
      const locale = parseAcceptLanguage(c.req.header('accept-language'));
      c.res = c.json({ detail: message('ERROR.NOT_FOUND', locale) }, 404);
    } else {
      await next();
    }
    const { headers } = c.res;
    const isLasting = headers.get('Cache-Control')?.includes('immutable');
    const isStream = headers.get('Content-Type')?.startsWith('text/event-stream');
    // A proxy that compressed events would hold them back.
    if (!isLasting) headers.set('Cache-Control', isStream ? 'no-store, no-transform' : 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex');
  };
