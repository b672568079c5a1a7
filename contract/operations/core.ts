import * as v from 'valibot';
import { operation } from '../operation.ts';
import { menuCategory } from '../shapes/category.ts';
import { maps, shopSettings } from '../shapes/contact.ts';
import { advantage, banner, client, popup, seo } from '../shapes/content.ts';
import { delivery } from '../shapes/delivery.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const readHomeSeo = operation({
  ...read,
  id: 'readHomeSeo',
  path: '/core/home-page-seo/',
  summary: 'Title, description and text of the home page',
  answer: seo,
});
export const readHomeBanner = operation({
  ...read,
  id: 'readHomeBanner',
  path: '/core/home-page-banner/',
  summary: 'Banner of the home page',
  answer: v.array(banner),
});
export const readHomeSlider = operation({
  ...read,
  id: 'readHomeSlider',
  path: '/core/home-page-slider/',
  summary: 'Slides of the home page',
  answer: v.array(banner),
});
export const readMenu = operation({
  ...read,
  id: 'readMenu',
  path: '/core/menu-items/',
  summary: 'Catalogue menu, three levels',
  answer: v.array(menuCategory),
});
export const listAdvantages = operation({
  ...read,
  id: 'listAdvantages',
  path: '/core/our-advantages',
  summary: 'Advantages of the shop',
  answer: v.array(advantage),
});
export const listClients = operation({
  ...read,
  id: 'listClients',
  path: '/core/our-clients',
  summary: 'Clients of the shop',
  answer: v.array(client),
});
export const readFooterMap = operation({
  ...read,
  id: 'readFooterMap',
  path: '/core/footer-maps',
  summary: 'Where the shop is',
  answer: maps,
});
export const listPopups = operation({
  ...read,
  id: 'listPopups',
  path: '/core/popups',
  summary: 'Info popups; the first one is shown',
  answer: v.array(popup),
});
export const readDelivery = operation({
  id: 'readDelivery',
  method: 'get',
  access: 'anyone',
  path: '/core/delivery/',
  summary: 'Where an order is fetched and on which day it comes, if it were sent now',
  answer: delivery,
});
export const readShopSettings = operation({
  ...read,
  id: 'readShopSettings',
  path: '/core/shop/',
  summary: 'Settings the browser needs: delivery fees, page size',
  answer: shopSettings,
});
