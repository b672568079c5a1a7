import * as operations from '../../../contract/operations/core.ts';
import { readDelivery } from '../../base/settings/read-delivery.ts';
import { readShopSettings } from '../../base/settings/read-shop-settings.ts';
import {
  readAdvantages,
  readBanners,
  readClients,
  readSeo,
} from '../../shop/content/read-home-page.ts';
import { readPopups } from '../../shop/content/read-popups.ts';
import { menuTree } from '../../shop/reference/menu.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

export const core = (shop: Shop): Endpoint[] => [
  endpoint(operations.readHomeSeo, ({ locale }) => readSeo(shop, 'home', locale)),
  endpoint(operations.readHomeBanner, ({ locale }) => readBanners(shop, 'banner', locale)),
  endpoint(operations.readHomeSlider, ({ locale }) => readBanners(shop, 'slide', locale)),
  endpoint(operations.readMenu, async ({ locale }) => menuTree(shop, locale)),
  endpoint(operations.listAdvantages, ({ locale }) => readAdvantages(shop, locale)),
  endpoint(operations.listClients, ({ locale }) => readClients(shop, locale)),
  endpoint(operations.readFooterMap, async () => shop.settings().identity.map),
  endpoint(operations.listPopups, ({ locale }) => readPopups(shop, locale)),
  endpoint(operations.readDelivery, async ({ locale }) => readDelivery(shop, locale)),
  endpoint(operations.readShopSettings, async () => readShopSettings(shop.settings())),
];
