import { defineMessages } from '../i18n.ts';

/** Where a courier goes, as it is asked for. */
export const placeNames = defineMessages(
  {
    city: 'Raion sau municipiu',
    suburb: 'Localitate',
    address: 'Strada și numărul',
    cityFirst: 'Alegeți mai întâi raionul',
  },
  {
    city: 'Район или муниципий',
    suburb: 'Населённый пункт',
    address: 'Улица и номер дома',
    cityFirst: 'Сначала выберите район',
  },
);
