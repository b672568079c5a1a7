import { defineMessages } from '../../kit/i18n/messages.ts';

export const withoutScriptMessages = defineMessages({
  browse: [
    'Fără JavaScript puteți răsfoi catalogul și căuta în el.',
    'Без JavaScript можно смотреть каталог и искать в нём.',
  ],
  more: [
    'Pentru prețuri, coș și formulare activați JavaScript sau sunați-ne:',
    'Чтобы увидеть цены, собрать корзину или отправить форму, включите JavaScript или позвоните нам:',
  ],
});
