import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Sarcini în fundal', 'Фоновые задания'],
  what: ['Sarcina', 'Задание'],
  number: [(id: number) => `nr. ${id}`, (id) => `№ ${id}`],
  state: ['Starea', 'Состояние'],
  progress: ['Progres', 'Выполнено'],
  who: ['Pornită de', 'Запустил(а)'],
  when: ['Pornită', 'Запущено'],
  acts: ['Acțiuni', 'Действия'],
  waiting: ['așteaptă', 'ожидает'],
  running: ['în lucru', 'выполняется'],
  done: ['gata', 'готово'],
  failed: ['eșuată', 'не удалось'],
  cancelled: ['anulată', 'отменено'],
  stopping: ['se oprește', 'останавливается'],
  cancel: ['Anulează', 'Отменить'],
  retry: ['Reia', 'Возобновить'],
  wasCancelled: ['Sarcina va fi oprită', 'Задание будет остановлено'],
  wasRetried: ['Sarcina se reia de unde a rămas', 'Задание продолжится с того же места'],
  none: ['Nicio sarcină deocamdată', 'Заданий пока нет'],
  noneText: [
    'Importurile și alte lucrări de durată apar aici cu progresul lor.',
    'Импорт и другая долгая работа показывается здесь вместе с ходом выполнения.',
  ],
});
