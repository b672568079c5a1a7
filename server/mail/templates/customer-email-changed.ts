import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Contul ${shop} are altă adresă de e-mail`,
    title: 'Adresa de e-mail a fost schimbată',
    account: 'Contul',
    username: 'Nume de utilizator',
    changed:
      'Magazinul a schimbat, la cerere, adresa de e-mail a acestui cont. Scrisorile nu mai vin aici, iar pe toate dispozitivele trebuie intrat din nou.',
    otherwise: 'Dacă nu ați cerut schimbarea, sunați-ne imediat.',
  },
  ru: {
    subject: (shop: string) => `У аккаунта ${shop} другой адрес эл. почты`,
    title: 'Адрес эл. почты изменён',
    account: 'Аккаунт',
    username: 'Имя пользователя',
    changed:
      'Магазин по просьбе владельца изменил адрес эл. почты этого аккаунта. Письма сюда больше не приходят, и на всех устройствах нужно войти заново.',
    otherwise: 'Если вы об этом не просили, сразу позвоните нам.',
  },
} as const;

/** To the former address, in case it was somebody else who asked. The new one stays unsaid. */
export function customerEmailChanged({
  username,
  ...sender
}: { username: string } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
        { kind: 'paragraph', text: say.changed },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
