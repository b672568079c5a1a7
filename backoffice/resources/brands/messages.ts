import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['brand', 'бренд'],
  many: ['Branduri', 'Бренды'],
  add: ['Brand nou', 'Новый бренд'],
  title: ['Denumirea', 'Название'],
  slug: ['Adresa', 'Адрес'],
  slugHint: [
    'Litere latine mici, cifre, cratimă. Adresa veche va duce la cea nouă.',
    'Строчные латинские буквы, цифры, дефис. Старый адрес будет вести на новый.',
  ],
  position: ['Locul', 'Место'],
  description: ['Descrierea', 'Описание'],
  is_hidden: [
    'Nu se afișează clienților printre branduri',
    'Не показывать покупателям среди брендов',
  ],
  hidden: ['ascuns', 'скрыт'],
  logo: ['Sigla', 'Логотип'],
  products: ['Produse', 'Товары'],
  removeText: [
    'Nu poate fi restabilit. Notele despre el se șterg și ele.',
    'Вернуть будет нельзя. Заметки о нём тоже исчезнут.',
  ],
});
