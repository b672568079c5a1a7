import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { zoomIn: 'Apropie harta', zoomOut: 'Depărtează harta' },
  { zoomIn: 'Приблизить карту', zoomOut: 'Отдалить карту' },
);
