import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'brand',
    many: 'Branduri',
    add: 'Brand nou',
    title: 'Denumirea',
    slug: 'Adresa',
    slugHint: 'Litere latine mici, cifre, cratimă. Adresa veche va duce la cea nouă.',
    position: 'Locul',
    description: 'Descrierea',
    is_hidden: 'Nu se afișează clienților printre branduri',
    hidden: 'ascuns',
    logo: 'Sigla',
    products: 'Produse',
  },
  {
    one: 'бренд',
    many: 'Бренды',
    add: 'Новый бренд',
    title: 'Название',
    slug: 'Адрес',
    slugHint: 'Строчные латинские буквы, цифры, дефис. Старый адрес будет вести на новый.',
    position: 'Место',
    description: 'Описание',
    is_hidden: 'Не показывать покупателям среди брендов',
    hidden: 'скрыт',
    logo: 'Логотип',
    products: 'Товары',
  },
);
