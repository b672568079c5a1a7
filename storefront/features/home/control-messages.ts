import { defineMessages } from '../../../kit/i18n/messages.ts';

export const controlMessages = defineMessages({
  previous: ['Diapozitivul anterior', 'Предыдущий слайд'],
  next: ['Diapozitivul următor', 'Следующий слайд'],
  pause: ['Oprește derularea', 'Остановить показ'],
  play: ['Pornește derularea', 'Запустить показ'],
});
