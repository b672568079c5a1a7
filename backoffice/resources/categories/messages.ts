import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['categorie', 'категория'],
  many: ['Categorii', 'Категории'],
  add: ['Categorie nouă', 'Новая категория'],
  parent_id: ['În categoria', 'В категории'],
  top: ['La primul nivel', 'На первом уровне'],
  title: ['Denumirea', 'Название'],
  slug: ['Adresa', 'Адрес'],
  slugHint: [
    'Litere latine mici, cifre, cratimă. Adresa veche va duce la cea nouă.',
    'Строчные латинские буквы, цифры, дефис. Старый адрес будет вести на новый.',
  ],
  icon: ['Pictograma', 'Значок'],
  low_stock: ['Stoc mic, cel mult', 'Малый остаток, не больше'],
  asAbove: ['Gol: ca mai sus, apoi ca în setări', 'Пусто: как выше, затем как в настройках'],
  description: ['Descrierea', 'Описание'],
  attributes: ['Atribute după care se filtrează', 'По каким атрибутам фильтруется'],
  addFilter: ['Adaugă un atribut', 'Добавить атрибут'],
  choose: ['Alegeți', 'Выберите'],
  products: ['Produse', 'Товары'],
});
