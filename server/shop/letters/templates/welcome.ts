import { localePrefix } from '../../../../contract/locale.ts';
import { emailLabel, letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const welcomeTexts = mailTexts({
  kind: 'welcome',
  variables: ['shop', 'username'],
  texts: {
    subject: { ro: 'Contul dumneavoastră {shop} este gata', ru: 'Ваш аккаунт {shop} готов' },
    title: { ro: 'Bine ați venit!', ru: 'Добро пожаловать!' },
    gives: {
      ro: 'De acum vedeți prețurile și reducerile, iar coșul și favoritele vă urmează pe orice dispozitiv.',
      ru: 'Теперь вы видите цены и скидки, а корзина и избранное доступны с любого устройства.',
    },
    account: { ro: 'Contul', ru: 'Аккаунт' },
    sign_in: {
      ro: 'Intrați cu numele de utilizator sau cu adresa de e-mail.',
      ru: 'Входите по имени пользователя или по адресу эл. почты.',
    },
    confirm: { ro: 'Confirmă adresa de e-mail', ru: 'Подтвердить адрес эл. почты' },
    open: { ro: 'Deschide magazinul', ru: 'Открыть магазин' },
    otherwise: {
      ro: 'Nu v-ați înregistrat dumneavoastră? Scrieți-ne și ștergem contul.',
      ru: 'Вы не регистрировались? Напишите нам, и мы удалим аккаунт.',
    },
  },
});

/**
 * To a new customer, or to whomever somebody wrote down as one: so nothing that was typed stands in
 * it, no name and no company, only the address it goes to.
 */
export function welcome({
  email,
  link,
  ...sender
}: { email: string; link: string } & Sender): Letter {
  // Wordings of staff may still name the username; who signs in by e-mail needs none.
  return letterOf(welcomeTexts, sender, { username: email }, (say) => [
    { kind: 'paragraph', text: say.gives },
    {
      kind: 'facts',
      title: say.account,
      rows: [{ label: emailLabel[sender.locale], value: email }],
    },
    { kind: 'button', text: say.confirm, link },
    { kind: 'paragraph', text: say.sign_in },
    {
      kind: 'link',
      text: say.open,
      link: `${sender.publicUrl}${localePrefix(sender.locale) || '/'}`,
    },
    { kind: 'paragraph', text: say.otherwise },
  ]);
}
