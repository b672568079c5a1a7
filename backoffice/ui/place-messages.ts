import { defineMessages } from '../i18n.ts';

/** Where a courier goes, as it is asked for. */
export const placeNames = defineMessages({
  city: ['Raion sau municipiu', 'Район или муниципий'],
  suburb: ['Localitate', 'Населённый пункт'],
  address: ['Strada și numărul', 'Улица и номер дома'],
  cityFirst: ['Alegeți mai întâi raionul', 'Сначала выберите район'],
});
