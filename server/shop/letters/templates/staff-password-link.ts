import { PASSWORD_LINK_MINUTES } from '../../../../contract/staff/constants.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const staffPasswordLinkTexts = mailTexts({
  kind: 'staff-password-link',
  variables: ['shop', 'name', 'minutes'],
  texts: {
    subject: {
      ro: 'Parolă nouă pentru panoul {shop}',
      ru: 'Новый пароль для панели {shop}',
    },
    title: { ro: 'Alegeți o parolă nouă', ru: 'Придумайте новый пароль' },
    greeting: { ro: 'Bună ziua, {name}!', ru: 'Здравствуйте, {name}!' },
    asked: {
      ro: 'Dumneavoastră sau proprietarul magazinului ați cerut o parolă nouă pentru contul de lucru.',
      ru: 'Вы или владелец магазина запросили новый пароль для вашей рабочей учётной записи.',
    },
    choose: { ro: 'Alege parola', ru: 'Задать пароль' },
    valid: {
      ro: 'Linkul este valabil {minutes} de minute și poate fi folosit o singură dată. Nu îl trimiteți mai departe. După schimbare intrați din nou, cu parola nouă și codul din aplicația de autentificare.',
      ru: 'Ссылка действует {minutes} минут и только один раз. Никому её не пересылайте. После смены войдите заново: с новым паролем и кодом из приложения-аутентификатора.',
    },
    otherwise: {
      ro: 'Dacă nu așteptați acest mesaj, nu faceți nimic: parola rămâne aceeași.',
      ru: 'Если вы не ждали этого письма, ничего не делайте: пароль останется прежним.',
    },
  },
});

/** To a person of the shop; `link` leads to the page that takes the new password. */
export function staffPasswordLink({
  name,
  link,
  ...sender
}: { name: string; link: string } & Sender): Letter {
  return letterOf(
    staffPasswordLinkTexts,
    sender,
    {
      name,
      minutes: PASSWORD_LINK_MINUTES,
    },
    (say) => [
      { kind: 'paragraph', text: say.greeting },
      { kind: 'paragraph', text: say.asked },
      { kind: 'button', text: say.choose, link },
      { kind: 'paragraph', text: say.valid },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
