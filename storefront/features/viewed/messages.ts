import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { title: 'Văzute recent', code: 'Cod' },
  { title: 'Вы недавно смотрели', code: 'Код' },
);
