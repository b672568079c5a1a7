import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  about: [(name = 'noi') => `Despre ${name}`, (name = '') => `О компании ${name}`.trim()],
  info: ['Informații', 'Покупателям'],
  findUs: ['Cum ne găsiți', 'Как нас найти'],
  contacts: ['Date de contact', 'Контактные данные'],
  seeAll: ['Vezi toate categoriile', 'Все категории'],
  seeLess: ['Arată mai puține', 'Свернуть список'],
  socials: ['Rețele sociale', 'Социальные сети'],
  onMap: ['Deschide pe hartă', 'Открыть на карте'],
  vat: ['Cod TVA', 'Код НДС'],
  legalAddress: ['Adresa juridică', 'Юридический адрес'],
});
