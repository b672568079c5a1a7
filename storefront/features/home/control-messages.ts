import { defineMessages } from '../../../kit/i18n/messages.ts';

export const controlMessages = defineMessages(
  {
    previous: 'Diapozitivul anterior',
    next: 'Diapozitivul următor',
    pause: 'Oprește derularea',
    play: 'Pornește derularea',
  },
  {
    previous: 'Предыдущий слайд',
    next: 'Следующий слайд',
    pause: 'Остановить показ',
    play: 'Запустить показ',
  },
);
