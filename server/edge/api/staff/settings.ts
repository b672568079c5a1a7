import type * as v from 'valibot';
import type { SettingName } from '../../../../contract/editing/settings.ts';
import type { StaffOperation } from '../../../../contract/operation.ts';
import {
  readSettings,
  renewFeedAddress,
  saveSetting,
} from '../../../../contract/staff/operations/settings.ts';
import { done } from '../../../base/changes/refused.ts';
import {
  listSettings,
  renewFeedAddressBy,
  saveSettingBy,
} from '../../../base/settings/edit-settings.ts';
import { isSettingName } from '../../../base/settings/settings.ts';
import { followPriceType } from '../../../shop/exchange/applying/place-waiting.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf } from './staff-endpoints.ts';

/** Whichever setting it is: its value is parsed by the operation's own form. */
type Saving = StaffOperation & {
  body: v.GenericSchema<unknown, { version: number; replaces: string[]; value: unknown }>;
};
const savings: Record<SettingName, Saving> = saveSetting;

const followers = [followPriceType];

export const staffSettings = (shop: Shop): Endpoint[] => [
  endpoint(readSettings, async ({ address }) => ({
    ...(await listSettings(shop.db)),
    own_address: address,
  })),
  endpoint(renewFeedAddress, async ({ viewer, body }) => {
    done(await renewFeedAddressBy(shop.db, actorOf(viewer), body));
    return (await listSettings(shop.db)).feeds;
  }),
  ...Object.keys(savings)
    .filter(isSettingName)
    .map((name) =>
      endpoint(savings[name], async ({ viewer, body, address }) => {
        const by = { actor: actorOf(viewer), address };
        done(await saveSettingBy(shop.db, by, name, body, followers));
        return (await listSettings(shop.db))[name];
      }),
    ),
];
