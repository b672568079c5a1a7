import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    newOrder: (number: string, sum: string) => `Comandă nouă ${number}, ${sum}`,
    newMessage: 'Mesaj nou de la un client',
    failedMail: 'Un e-mail nu a putut fi livrat',
    notices: 'Când vine o comandă',
    sound: 'Un sunet scurt',
    desktop: 'O notificare pe ecran, și când lucrați în altă parte',
    refused:
      'Browserul nu permite notificări de la această pagină. Le puteți permite lângă adresă.',
    hint: 'Se reține în acest browser.',
  },
  {
    newOrder: (number: string, sum: string) => `Новый заказ ${number}, ${sum}`,
    newMessage: 'Новое сообщение от клиента',
    failedMail: 'Письмо не удалось доставить',
    notices: 'Когда приходит заказ',
    sound: 'Короткий звук',
    desktop: 'Уведомление на экране, даже если вы в другом окне',
    refused: 'Браузер не разрешает уведомления с этой страницы. Разрешить их можно возле адреса.',
    hint: 'Запоминается в этом браузере.',
  },
);
