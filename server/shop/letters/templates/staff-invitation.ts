import { INVITATION_HOURS } from '../../../../contract/staff/constants.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const staffInvitationTexts = mailTexts({
  kind: 'staff-invitation',
  variables: ['shop', 'name', 'hours'],
  texts: {
    subject: { ro: 'Invitație în echipa {shop}', ru: 'Приглашение в команду {shop}' },
    title: { ro: 'Vă invităm în echipă', ru: 'Вас приглашают в команду' },
    greeting: { ro: 'Bună ziua, {name}!', ru: 'Здравствуйте, {name}!' },
    invited: {
      ro: 'Magazinul v-a pregătit un cont de lucru. Alegeți o parolă și adăugați o aplicație de autentificare pe telefon.',
      ru: 'Магазин подготовил для вас рабочую учётную запись. Выберите пароль и подключите приложение-аутентификатор на телефоне.',
    },
    accept: { ro: 'Acceptă invitația', ru: 'Принять приглашение' },
    valid: {
      ro: 'Linkul este valabil {hours} de ore și poate fi folosit o singură dată. Nu îl trimiteți mai departe.',
      ru: 'Ссылка действует {hours} часа и только один раз. Никому её не пересылайте.',
    },
    otherwise: {
      ro: 'Dacă nu așteptați această invitație, nu faceți nimic.',
      ru: 'Если вы не ждали этого приглашения, ничего не делайте.',
    },
  },
});

/** To whoever is to work in the shop; `link` leads to the page that takes their password. */
export function staffInvitation({
  name,
  link,
  ...sender
}: { name: string; link: string } & Sender): Letter {
  return letterOf(
    staffInvitationTexts,
    sender,
    {
      name,
      hours: INVITATION_HOURS,
    },
    (say) => [
      { kind: 'paragraph', text: say.greeting },
      { kind: 'paragraph', text: say.invited },
      { kind: 'button', text: say.accept, link },
      { kind: 'paragraph', text: say.valid },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
