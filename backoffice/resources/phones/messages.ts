import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['telefon', 'телефон'],
  many: ['Telefoane', 'Телефоны'],
  add: ['Telefon nou', 'Новый телефон'],
  phone: ['Telefon, cum se citește', 'Телефон, как его читают'],
  phone_to_call: ['Numărul de apelat', 'Номер для звонка'],
  phoneHint: ['Cu +373 și numai cifre', 'С +373 и только цифры'],
  department: ['Secție', 'Отдел'],
  place: ['Unde apare', 'Где видно'],
  header: ['În antet', 'В шапке'],
  related: ['Lângă primul telefon', 'Рядом с первым телефоном'],
  footer: ['În subsol', 'В подвале'],
  removeText: [
    'Clienții nu îl mai văd în magazin. Nu poate fi restabilit.',
    'Покупатели больше не увидят его в магазине. Вернуть будет нельзя.',
  ],
});
