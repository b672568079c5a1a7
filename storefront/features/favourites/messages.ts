import { limits } from '../../../contract/constants.ts';
import { defineMessages } from '../../../kit/i18n/messages.ts';

/** What is said wherever a heart is. */
export const messages = defineMessages({
  full: [
    `La favorite încap cel mult ${limits.favourites} de produse`,
    `В избранном помещается не больше ${limits.favourites} товаров`,
  ],
});
