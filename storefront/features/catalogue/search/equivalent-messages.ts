import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** Apart from the notice's words: every listing needs these. */
export const messages = defineMessages(
  {
    equivalent: 'echivalent',
    compare: 'Marcă apropiată de cea cerută: comparați caracteristicile.',
  },
  {
    equivalent: 'аналог',
    compare: 'Марка, близкая к запрошенной: сравните характеристики.',
  },
);
