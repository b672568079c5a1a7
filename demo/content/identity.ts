import type { ShopIdentity } from './records.ts';

/**
 * A company that does not exist: the mail domain is reserved for examples and no bank has this
 * code, so nothing sent or paid by mistake reaches a stranger. The numbers are well formed.
 */
export const email = {
  orders: 'comenzi@cablaj.example',
  companies: 'companii@cablaj.example',
  service: 'service@cablaj.example',
  privacy: 'date@cablaj.example',
};

const map = { lat: 47.0142, lng: 28.8768 };

function mapLink(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

export const mapLinks = {
  shop: mapLink(map.lat, map.lng),
  depot: mapLink(47.0138, 28.8779),
};

export const shopAddress = {
  ro: 'Magazin: Chișinău, str. Uzinelor 17/8',
  ru: 'Магазин: Кишинёв, ул. Узинелор 17/8',
};

export const identity: ShopIdentity = {
  name: 'Cablaj',
  legalName: 'Cablaj S.R.L.',
  idno: '1014600987651',
  vatCode: '0609998',
  iban: 'MD28EX000002251001498765',
  bank: { name: 'B.C. „Exemplubank” S.A.', code: 'EXEMMD2X' },
  legalAddress: {
    ro: 'MD-2036, mun. Chișinău, str. Uzinelor 17/8',
    ru: 'MD-2036, мун. Кишинёв, ул. Узинелор 17/8',
  },
  addresses: [
    {
      address: shopAddress,
      mapLink: mapLinks.shop,
    },
    {
      address: {
        ro: 'Depozit de cabluri: Chișinău, str. Uzinelor 17/9, intrarea din curte',
        ru: 'Кабельный склад: Кишинёв, ул. Узинелор 17/9, въезд со двора',
      },
      mapLink: mapLinks.depot,
    },
  ],
  emails: [
    { email: email.orders, purpose: { ro: 'Comenzi și întrebări', ru: 'Заказы и вопросы' } },
    { email: email.companies, purpose: { ro: 'Oferte pentru companii', ru: 'Для компаний' } },
    { email: email.service, purpose: { ro: 'Garanție și retur', ru: 'Гарантия и возврат' } },
    { email: email.privacy, purpose: { ro: 'Date personale', ru: 'Персональные данные' } },
  ],
  workSchedule: [
    { period: { ro: 'Luni – vineri', ru: 'Понедельник – пятница' }, hours: '09:00-17:00' },
    { period: { ro: 'Sâmbătă', ru: 'Суббота' }, hours: '09:00-14:00' },
  ],
  freeSchedule: { ro: 'Duminică: zi liberă', ru: 'Воскресенье: выходной' },
  map,
  socials: [
    { network: 'facebook', link: 'https://www.facebook.com/cablaj.example' },
    { network: 'instagram', link: 'https://www.instagram.com/cablaj.example' },
    { network: 'youtube', link: 'https://www.youtube.com/@cablaj.example' },
    { network: 'telegram', link: 'https://t.me/cablaj_example' },
  ],
};
