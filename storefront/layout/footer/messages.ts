import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    about: (name = 'noi') => `Despre ${name}`,
    info: 'Informații',
    findUs: 'Cum ne găsiți',
    contacts: 'Date de contact',
    seeAll: 'Vezi toate categoriile',
    seeLess: 'Arată mai puține',
    socials: 'Rețele sociale',
    onMap: 'Deschide pe hartă',
    vat: 'Cod TVA',
    legalAddress: 'Adresa juridică',
  },
  {
    about: (name = '') => `О компании ${name}`.trim(),
    info: 'Покупателям',
    findUs: 'Как нас найти',
    contacts: 'Контактные данные',
    seeAll: 'Все категории',
    seeLess: 'Свернуть список',
    socials: 'Социальные сети',
    onMap: 'Открыть на карте',
    vat: 'Код НДС',
    legalAddress: 'Юридический адрес',
  },
);
