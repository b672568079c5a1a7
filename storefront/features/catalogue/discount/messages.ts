import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Reduceri', 'Скидки'],
  about: [
    'Produse în promoție. După ce intrați în cont vedeți prețul vechi, cel nou și economia.',
    'Товары по акции. После входа видны старая и новая цена и экономия.',
  ],
});
