import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Văzute recent', 'Вы недавно смотрели'],
  code: ['Cod', 'Код'],
});
