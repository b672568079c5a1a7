import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  newOrder: [
    (number: string, sum: string) => `Comandă nouă ${number}, ${sum}`,
    (number, sum) => `Новый заказ ${number}, ${sum}`,
  ],
  newMessage: ['Mesaj nou de la un client', 'Новое сообщение от клиента'],
  failedMail: ['Un e-mail nu a putut fi livrat', 'Письмо не удалось доставить'],
  notices: ['Când vine o comandă', 'Когда приходит заказ'],
  sound: ['Un sunet scurt', 'Короткий звук'],
  desktop: [
    'O notificare pe ecran, și când lucrați în altă parte',
    'Уведомление на экране, даже если вы в другом окне',
  ],
  refused: [
    'Browserul nu permite notificări de la această pagină. Le puteți permite lângă adresă.',
    'Браузер не разрешает уведомления с этой страницы. Разрешить их можно возле адреса.',
  ],
  hint: ['Se reține în acest browser.', 'Запоминается в этом браузере.'],
});
