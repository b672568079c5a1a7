import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Lista de prețuri', 'Прайс-лист'],
  about: [
    'Prețurile de azi, cu TVA, pentru clienții cu cont.',
    'Цены на сегодня, с НДС, для зарегистрированных клиентов.',
  ],
  whole: ['Tot catalogul', 'Весь каталог'],
  chosen: [
    (count: number) => `Categorii alese: ${count}`,
    (count: number) => `Выбрано категорий: ${count}`,
  ],
  long: [
    (most: string) => `Un PDF cuprinde cel mult ${most} de produse: alegeți categoriile.`,
    (most: string) => `В PDF помещается не больше ${most} товаров: выберите категории.`,
  ],
  excel: ['Excel', 'Excel'],
  pdf: ['PDF', 'PDF'],
  fileName: ['lista-de-preturi', 'price-list'],
});
