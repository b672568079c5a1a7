import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    district: 'Raion sau municipiu',
    locality: 'Localitate',
    typeToFind: 'Scrieți primele litere',
    placesLoading: 'Se încarcă lista localităților…',
    placesFailed: 'Lista localităților nu s-a încărcat.',
  },
  {
    district: 'Район или муниципий',
    locality: 'Населённый пункт',
    typeToFind: 'Введите первые буквы',
    placesLoading: 'Загружаем список населённых пунктов…',
    placesFailed: 'Не удалось загрузить список населённых пунктов.',
  },
);
