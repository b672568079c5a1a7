import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  zoomIn: ['Apropie harta', 'Приблизить карту'],
  zoomOut: ['Depărtează harta', 'Отдалить карту'],
});
