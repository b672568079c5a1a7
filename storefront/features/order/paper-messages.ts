import { defineMessages } from '../../i18n/messages.ts';

export const paperMessages = defineMessages(
  {
    proforma: 'Contul de plată (PDF)',
    warranty: 'Certificatul de garanție (PDF)',
  },
  {
    proforma: 'Счёт на оплату (PDF)',
    warranty: 'Гарантийный талон (PDF)',
  },
);
