import { defineMessages } from '../../../kit/i18n/messages.ts';

/** In the words of the proforma. */
export const paymentMessages = defineMessages(
  {
    title: 'Date pentru plată',
    beneficiary: 'Beneficiar',
    iban: 'IBAN',
    bank: 'Banca beneficiarului',
    total: 'Total de plată',
    purpose: 'Destinația plății',
    copy: (what: string) => `Copiază: ${what}`,
    copied: 'Copiat',
    failed: 'Nu s-a putut copia',
    loading: 'Pregătim datele pentru plată…',
    unreachable: 'Datele pentru plată nu s-au încărcat. Le primiți și pe e-mail.',
  },
  {
    title: 'Реквизиты для оплаты',
    beneficiary: 'Получатель',
    iban: 'IBAN',
    bank: 'Банк получателя',
    total: 'Итого к оплате',
    purpose: 'Назначение платежа',
    copy: (what: string) => `Скопировать: ${what}`,
    copied: 'Скопировано',
    failed: 'Не удалось скопировать',
    loading: 'Готовим реквизиты для оплаты…',
    unreachable: 'Не удалось загрузить реквизиты. Они есть и в письме.',
  },
);
