import { defineMessages } from '../../../i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Reduceri',
    about: 'Produse în promoție. În cont vedeți prețul vechi, prețul nou și cât economisiți.',
  },
  {
    title: 'Скидки',
    about: 'Товары по акции. В личном кабинете видны старая цена, новая цена и экономия.',
  },
);
