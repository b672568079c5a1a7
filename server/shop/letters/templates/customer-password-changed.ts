import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const customerPasswordChangedTexts = mailTexts({
  kind: 'customer-password-changed',
  variables: ['shop'],
  texts: {
    subject: {
      ro: 'Parola contului {shop} a fost schimbată',
      ru: 'Пароль аккаунта {shop} изменён',
    },
    title: { ro: 'Parola a fost schimbată', ru: 'Пароль изменён' },
    changed: {
      ro: 'Parola contului dumneavoastră a fost schimbată din cont. Pe celelalte dispozitive trebuie să intrați din nou.',
      ru: 'Пароль вашего аккаунта изменён в личном кабинете. На остальных устройствах нужно войти заново.',
    },
    otherwise: {
      ro: 'Dacă nu ați făcut-o dumneavoastră, cereți o parolă nouă la „Ați uitat parola?” și sunați-ne.',
      ru: 'Если это были не вы, запросите новый пароль через «Забыли пароль» и позвоните нам.',
    },
  },
});

/** To the account's address, in case it was somebody else. */
export function customerPasswordChanged(sender: Sender): Letter {
  return letterOf(customerPasswordChangedTexts, sender, {}, (say) => [
    { kind: 'paragraph', text: say.changed },
    { kind: 'paragraph', text: say.otherwise },
  ]);
}
