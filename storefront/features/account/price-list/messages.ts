import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Lista de prețuri',
    about: 'Prețurile de azi, cu TVA, pentru clienții cu cont.',
    whole: 'Tot catalogul',
    chosen: (count: number) => `Categorii alese: ${count}`,
    long: (most: string) => `Un PDF cuprinde cel mult ${most} de produse: alegeți categoriile.`,
    excel: 'Excel',
    pdf: 'PDF',
    fileName: 'lista-de-preturi',
  },
  {
    title: 'Прайс-лист',
    about: 'Цены на сегодня, с НДС, для зарегистрированных клиентов.',
    whole: 'Весь каталог',
    chosen: (count: number) => `Выбрано категорий: ${count}`,
    long: (most: string) => `В PDF помещается не больше ${most} товаров: выберите категории.`,
    excel: 'Excel',
    pdf: 'PDF',
    fileName: 'price-list',
  },
);
