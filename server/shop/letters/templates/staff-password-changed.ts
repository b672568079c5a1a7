import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const staffPasswordChangedTexts = mailTexts({
  kind: 'staff-password-changed',
  variables: ['shop', 'name'],
  texts: {
    subject: {
      ro: 'Parola dumneavoastră din panoul {shop} a fost schimbată',
      ru: 'Пароль от панели {shop} изменён',
    },
    title: { ro: 'Parola a fost schimbată', ru: 'Пароль изменён' },
    greeting: { ro: 'Bună ziua, {name}!', ru: 'Здравствуйте, {name}!' },
    changed: {
      ro: 'Parola contului dumneavoastră din panoul magazinului a fost schimbată, iar celelalte sesiuni s-au încheiat.',
      ru: 'Пароль вашей учётной записи в панели магазина изменён, остальные сеансы завершены.',
    },
    otherwise: {
      ro: 'Dacă nu ați schimbat-o dumneavoastră, spuneți-i imediat proprietarului magazinului.',
      ru: 'Если это сделали не вы, сразу сообщите владельцу магазина.',
    },
  },
});

/** To a person of the shop, in case it was somebody else. */
export function staffPasswordChanged({ name, ...sender }: { name: string } & Sender): Letter {
  return letterOf(staffPasswordChangedTexts, sender, { name }, (say) => [
    { kind: 'paragraph', text: say.greeting },
    { kind: 'paragraph', text: say.changed },
    { kind: 'paragraph', text: say.otherwise },
  ]);
}
