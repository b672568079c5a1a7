import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Contacte', 'Контакты'],
  about: [
    'Sunați, scrieți sau treceți pe la noi: răspunde un om care cunoaște cablurile.',
    'Звоните, пишите или заходите: ответит человек, который разбирается в\u00a0кабеле.',
  ],
  description: [
    (name: string) =>
      `Telefoanele, adresele, programul și datele companiei ${name}. Scrieți-ne și vă sunăm înapoi.`,
    (name: string) =>
      `Телефоны, адреса, график работы и реквизиты магазина ${name}. Напишите нам, и мы перезвоним.`,
  ],
  phones: ['Telefoane', 'Телефоны'],
  addresses: ['Adrese', 'Адреса'],
  schedule: ['Program de lucru', 'График работы'],
  emails: ['E-mail', 'Эл. почта'],
  map: ['Pe hartă', 'Мы на карте'],
  onMap: ['Deschide pe hartă', 'Открыть на карте'],
  company: ['Datele companiei', 'Реквизиты компании'],
  legalName: ['Denumirea', 'Название'],
  idno: ['IDNO (cod fiscal)', 'IDNO (фискальный код)'],
  vat: ['Cod TVA', 'Код НДС'],
  iban: ['IBAN', 'IBAN'],
  bank: ['Banca', 'Банк'],
  legalAddress: ['Adresa juridică', 'Юридический адрес'],
  copy: ['Copiază datele companiei', 'Скопировать реквизиты'],
  copied: ['Datele companiei sunt copiate', 'Реквизиты скопированы'],
  notCopied: [
    'Nu s-au putut copia. Selectați-le cu mâna.',
    'Не удалось скопировать. Выделите их вручную.',
  ],
});
