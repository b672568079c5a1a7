import { INVITATION_HOURS } from '../../../contract/staff/constants.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Invitație în echipa ${shop}`,
    title: 'Sunteți invitat în echipă',
    greeting: (name: string) => `Bună ziua, ${name}!`,
    invited:
      'Magazinul v-a pregătit un cont de lucru. Alegeți o parolă și adăugați o aplicație de autentificare pe telefon.',
    accept: 'Acceptă invitația',
    valid: `Linkul se poate folosi o singură dată, în cel mult ${INVITATION_HOURS} de ore. Nu îl trimiteți mai departe.`,
    otherwise: 'Dacă nu așteptați această invitație, nu faceți nimic.',
  },
  ru: {
    subject: (shop: string) => `Приглашение в команду ${shop}`,
    title: 'Вас приглашают в команду',
    greeting: (name: string) => `Здравствуйте, ${name}!`,
    invited:
      'Магазин подготовил для вас рабочую учётную запись. Выберите пароль и подключите приложение-аутентификатор на телефоне.',
    accept: 'Принять приглашение',
    valid: `Ссылка действует ${INVITATION_HOURS} часа и только один раз. Никому её не пересылайте.`,
    otherwise: 'Если вы не ждали этого приглашения, ничего не делайте.',
  },
} as const;

/** To whoever is to work in the shop; `link` leads to the page that takes their password. */
export function staffInvitation({
  name,
  link,
  ...sender
}: { name: string; link: string } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.greeting(name) },
        { kind: 'paragraph', text: say.invited },
        { kind: 'button', text: say.accept, link },
        { kind: 'paragraph', text: say.valid },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
