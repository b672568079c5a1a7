import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  district: ['Raion sau municipiu', 'Район или муниципий'],
  locality: ['Localitate', 'Населённый пункт'],
  typeToFind: ['Scrieți primele litere', 'Введите первые буквы'],
  placesLoading: ['Se încarcă lista localităților…', 'Загружаем список населённых пунктов…'],
  placesFailed: [
    'Lista localităților nu s-a încărcat.',
    'Не удалось загрузить список населённых пунктов.',
  ],
});
