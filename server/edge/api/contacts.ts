import type { Locale } from '../../../contract/locale.ts';
import * as operations from '../../../contract/operations/contacts.ts';
import {
  readContactPage,
  readFooterContacts,
  readHeaderPhones,
} from '../../shop/content/read-contacts.ts';
import { readDistricts } from '../../shop/content/read-districts.ts';
import { sendContactRequest } from '../../shop/messages/send-contact-request.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

const sent: Record<Locale, string> = {
  ro: 'Formularul a fost trimis! Vă sunăm în orele de program.',
  ru: 'Форма отправлена! Мы позвоним вам в рабочие часы.',
};

export const contacts = (shop: Shop): Endpoint[] => [
  endpoint(operations.readContactPage, async ({ locale }) => readContactPage(shop, locale)),
  endpoint(operations.sendContactForm, async ({ body, address, locale, viewer }) => {
    const customerId = viewer.kind === 'customer' ? viewer.id : null;
    const refused = await sendContactRequest(shop, body, { address, locale, customerId });
    return refused ?? { detail: sent[locale] };
  }),
  endpoint(operations.readFooterContacts, async ({ locale }) => readFooterContacts(shop, locale)),
  endpoint(operations.listHeaderPhones, async ({ locale }) => readHeaderPhones(shop, locale)),
  endpoint(operations.listDistricts, ({ locale }) => readDistricts(shop, locale)),
];
