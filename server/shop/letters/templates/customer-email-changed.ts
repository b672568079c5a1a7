import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const customerEmailChangedTexts = mailTexts({
  kind: 'customer-email-changed',
  variables: ['shop', 'username'],
  texts: {
    subject: {
      ro: 'Contul {shop} are altă adresă de e-mail',
      ru: 'У аккаунта {shop} другой адрес эл. почты',
    },
    title: { ro: 'Adresa de e-mail a fost schimbată', ru: 'Адрес эл. почты изменён' },
    account: { ro: 'Contul', ru: 'Аккаунт' },
    username: { ro: 'Nume de utilizator', ru: 'Имя пользователя' },
    changed: {
      ro: 'Magazinul a schimbat, la cerere, adresa de e-mail a acestui cont. E-mailurile nu mai vin aici, iar pe toate dispozitivele trebuie să intrați din nou.',
      ru: 'Магазин по просьбе владельца изменил адрес эл. почты этого аккаунта. Письма сюда больше не приходят, и на всех устройствах нужно войти заново.',
    },
    changed_by_owner: {
      ro: 'Adresa de e-mail a acestui cont a fost schimbată din cont. E-mailurile nu mai vin aici, iar pe celelalte dispozitive trebuie să intrați din nou.',
      ru: 'Адрес эл. почты этого аккаунта изменён в личном кабинете. Письма сюда больше не приходят, и на остальных устройствах нужно войти заново.',
    },
    otherwise: {
      ro: 'Dacă nu ați cerut schimbarea, sunați-ne imediat.',
      ru: 'Если вы об этом не просили, сразу позвоните нам.',
    },
  },
});

/** To the former address, in case it was somebody else who asked. The new one stays unsaid. */
export function customerEmailChanged({
  username,
  isByOwner = false,
  ...sender
}: { username: string; isByOwner?: boolean } & Sender): Letter {
  return letterOf(
    customerEmailChangedTexts,
    sender,
    {
      username,
    },
    (say) => [
      { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
      { kind: 'paragraph', text: isByOwner ? say.changed_by_owner : say.changed },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
