import { CONFIRMATION_LINK_HOURS } from '../../../../contract/constants.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const confirmEmailTexts = mailTexts({
  kind: 'confirm-email',
  variables: ['shop', 'hours'],
  texts: {
    subject: {
      ro: 'Confirmați adresa de e-mail pentru {shop}',
      ru: 'Подтвердите адрес эл. почты для {shop}',
    },
    title: { ro: 'Confirmați adresa de e-mail', ru: 'Подтвердите адрес эл. почты' },
    asked: {
      ro: 'Această adresă a fost indicată la un cont din magazin. Dacă este contul dumneavoastră, confirmați-o.',
      ru: 'Этот адрес указан в аккаунте магазина. Если аккаунт ваш, подтвердите адрес.',
    },
    confirm: { ro: 'Confirmă adresa', ru: 'Подтвердить адрес' },
    valid: {
      ro: 'Linkul este valabil {hours} de ore și poate fi folosit o singură dată.',
      ru: 'Ссылка действует {hours} часа и только один раз.',
    },
    otherwise: {
      ro: 'Dacă nu aveți cont la noi, ignorați mesajul.',
      ru: 'Если аккаунта у нас нет, не обращайте внимания на письмо.',
    },
  },
});

/** Without a word that anybody typed: it may reach somebody who has never heard of the shop. */
export function confirmEmail({ link, ...sender }: { link: string } & Sender): Letter {
  return letterOf(
    confirmEmailTexts,
    sender,
    {
      hours: CONFIRMATION_LINK_HOURS,
    },
    (say) => [
      { kind: 'paragraph', text: say.asked },
      { kind: 'button', text: say.confirm, link },
      { kind: 'paragraph', text: say.valid },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
