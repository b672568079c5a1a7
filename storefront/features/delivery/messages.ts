import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  inCapital: [
    (when: string) => `Livrare în Chișinău: ${when}`,
    (when: string) => `Доставка по Кишинёву: ${when}`,
  ],
  elsewhere: [(when: string) => `În restul țării: ${when}`, (when: string) => `По стране: ${when}`],
  courier: [(when: string) => `Livrare: ${when}`, (when: string) => `Доставка: ${when}`],
  ready: [
    (when: string) => `Gata de ridicare: ${when}`,
    (when: string) => `Можно забрать: ${when}`,
  ],
  atPlace: [
    (place: string, when: string) => `${place}: ${when}`,
    (place: string, when: string) => `${place}: ${when}`,
  ],
  free: ['Ridicarea este gratuită.', 'Самовывоз бесплатный.'],
  withCut: ['Cu timpul de tăiere la lungime.', 'С учётом резки по длине.'],
  noDay: ['Ziua livrării o stabilim la telefon.', 'День доставки согласуем по телефону.'],
  afterPayment: [
    'La transfer bancar, termenul curge de la primirea plății.',
    'При оплате переводом срок считается с поступления денег на счёт.',
  ],
  afterConfirmation: [
    'Ziua o stabilim când confirmăm comanda.',
    'День назовём, когда подтвердим заказ.',
  ],
  deliveryDay: ['Ziua livrării', 'День доставки'],
  readyDay: ['Gata de ridicare', 'Можно забрать'],
  waits: ['Comanda vă așteaptă', 'Заказ ждёт вас'],
  map: ['Vezi pe hartă', 'На карте'],
  newTab: ['(se deschide într-o filă nouă)', '(откроется в новой вкладке)'],
});
