import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages(
  { zoomIn: 'Apropie harta', zoomOut: 'Depărtează harta' },
  { zoomIn: 'Приблизить карту', zoomOut: 'Отдалить карту' },
);
