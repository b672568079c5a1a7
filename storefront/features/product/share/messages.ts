import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  share: ['Trimite mai departe', 'Поделиться'],
  shareIn: [(place: string) => `Trimite prin ${place}`, (place: string) => `Поделиться: ${place}`],
  copyLink: ['Copiază linkul', 'Скопировать ссылку'],
  copied: ['Linkul a fost copiat', 'Ссылка скопирована'],
  failed: ['Nu s-a putut copia', 'Не удалось скопировать'],
  shareElsewhere: ['Trimite prin altă aplicație', 'Отправить через другое приложение'],
});
