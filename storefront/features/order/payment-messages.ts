import { defineMessages } from '../../../kit/i18n/messages.ts';

/** In the words of the proforma. */
export const paymentMessages = defineMessages({
  title: ['Date pentru plată', 'Реквизиты для оплаты'],
  beneficiary: ['Beneficiar', 'Получатель'],
  iban: ['IBAN', 'IBAN'],
  bank: ['Banca beneficiarului', 'Банк получателя'],
  total: ['Total de plată', 'Итого к оплате'],
  purpose: ['Destinația plății', 'Назначение платежа'],
  copy: [(what: string) => `Copiază: ${what}`, (what: string) => `Скопировать: ${what}`],
  copied: ['Copiat', 'Скопировано'],
  failed: ['Nu s-a putut copia', 'Не удалось скопировать'],
  loading: ['Pregătim datele pentru plată…', 'Готовим реквизиты для оплаты…'],
  unreachable: [
    'Datele pentru plată nu s-au încărcat. Le primiți și pe e-mail.',
    'Не удалось загрузить реквизиты. Они есть и в письме.',
  ],
});
