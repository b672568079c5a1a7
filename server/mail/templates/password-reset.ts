import { RESET_LINK_MINUTES } from '../../../contract/constants.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Parolă nouă pentru contul ${shop}`,
    title: 'Alegeți o parolă nouă',
    asked: 'Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru acest cont.',
    account: 'Contul',
    username: 'Nume de utilizator',
    choose: 'Alege parola',
    valid: `Linkul se poate folosi o singură dată, în cel mult ${RESET_LINK_MINUTES} de minute. După schimbare va trebui să intrați din nou pe toate dispozitivele.`,
    otherwise: 'Dacă nu ați cerut-o dumneavoastră, nu faceți nimic: parola rămâne aceeași.',
  },
  ru: {
    subject: (shop: string) => `Новый пароль для аккаунта ${shop}`,
    title: 'Выберите новый пароль',
    asked: 'Кто-то, вероятно вы, запросил новый пароль для этого аккаунта.',
    account: 'Аккаунт',
    username: 'Имя пользователя',
    choose: 'Выбрать пароль',
    valid: `Ссылка действует ${RESET_LINK_MINUTES} минут и только один раз. После смены пароля нужно будет заново войти на всех устройствах.`,
    otherwise: 'Если это были не вы, ничего не делайте: пароль останется прежним.',
  },
} as const;

/** `link` leads to the page that takes the new password. */
export function passwordReset({
  username,
  link,
  ...sender
}: { username: string; link: string } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.asked },
        { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
        { kind: 'button', text: say.choose, link },
        { kind: 'paragraph', text: say.valid },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
