import { RESET_LINK_MINUTES } from '../../../../contract/constants.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const passwordResetTexts = mailTexts({
  kind: 'password-reset',
  variables: ['shop', 'minutes'],
  texts: {
    subject: { ro: 'Parolă nouă pentru contul {shop}', ru: 'Новый пароль для аккаунта {shop}' },
    title: { ro: 'Alegeți o parolă nouă', ru: 'Придумайте новый пароль' },
    asked: {
      ro: 'Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru acest cont.',
      ru: 'Кто-то, вероятно вы, запросил новый пароль для этого аккаунта.',
    },
    account: { ro: 'Contul', ru: 'Аккаунт' },
    username: { ro: 'Nume de utilizator', ru: 'Имя пользователя' },
    choose: { ro: 'Alege parola', ru: 'Задать пароль' },
    valid: {
      ro: 'Linkul este valabil {minutes} de minute și poate fi folosit o singură dată. După schimbare va trebui să intrați din nou pe toate dispozitivele.',
      ru: 'Ссылка действует {minutes} минут и только один раз. После смены пароля нужно будет заново войти на всех устройствах.',
    },
    otherwise: {
      ro: 'Dacă nu ați cerut-o dumneavoastră, nu faceți nimic: parola rămâne aceeași.',
      ru: 'Если это были не вы, ничего не делайте: пароль останется прежним.',
    },
  },
});

/** `link` leads to the page that takes the new password. */
export function passwordReset({
  username,
  link,
  ...sender
}: { username: string; link: string } & Sender): Letter {
  return letterOf(
    passwordResetTexts,
    sender,
    {
      minutes: RESET_LINK_MINUTES,
    },
    (say) => [
      { kind: 'paragraph', text: say.asked },
      { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
      { kind: 'button', text: say.choose, link },
      { kind: 'paragraph', text: say.valid },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
