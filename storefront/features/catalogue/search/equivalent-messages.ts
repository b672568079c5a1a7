import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** Apart from the notice's words: every listing needs these. */
export const messages = defineMessages({
  equivalent: ['echivalent', 'аналог'],
  compare: [
    'Marcă apropiată de cea cerută: comparați caracteristicile.',
    'Марка, близкая к запрошенной: сравните характеристики.',
  ],
});
