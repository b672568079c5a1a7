import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Reduceri',
    about: 'Produse în promoție. După ce intrați în cont vedeți prețul vechi, cel nou și economia.',
  },
  {
    title: 'Скидки',
    about: 'Товары по акции. После входа видны старая и новая цена и экономия.',
  },
);
