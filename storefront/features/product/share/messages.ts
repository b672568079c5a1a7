import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    share: 'Trimite mai departe',
    shareIn: (place: string) => `Trimite prin ${place}`,
    copyLink: 'Copiază linkul',
    copied: 'Linkul a fost copiat',
    failed: 'Nu s-a putut copia',
    shareElsewhere: 'Trimite prin altă aplicație',
  },
  {
    share: 'Поделиться',
    shareIn: (place: string) => `Поделиться: ${place}`,
    copyLink: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    failed: 'Не удалось скопировать',
    shareElsewhere: 'Отправить через другое приложение',
  },
);
