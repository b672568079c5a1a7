import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'telefon',
    many: 'Telefoane',
    add: 'Telefon nou',
    phone: 'Telefon, cum se citește',
    phone_to_call: 'Numărul de apelat',
    phoneHint: 'Cu +373 și numai cifre',
    department: 'Secție',
    place: 'Unde apare',
    header: 'În antet',
    related: 'Lângă primul telefon',
    footer: 'În subsol',
    removeText: 'Clienții nu îl mai văd în magazin. Nu poate fi restabilit.',
  },
  {
    one: 'телефон',
    many: 'Телефоны',
    add: 'Новый телефон',
    phone: 'Телефон, как его читают',
    phone_to_call: 'Номер для звонка',
    phoneHint: 'С +373 и только цифры',
    department: 'Отдел',
    place: 'Где видно',
    header: 'В шапке',
    related: 'Рядом с первым телефоном',
    footer: 'В подвале',
    removeText: 'Покупатели больше не увидят его в магазине. Вернуть будет нельзя.',
  },
);
