import { RESET_LINK_MINUTES } from '../../../../contract/constants.ts';
import { localePrefix } from '../../../../contract/locale.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';

export const accountOpenedTexts = mailTexts({
  kind: 'account-opened',
  variables: ['shop', 'username', 'minutes'],
  texts: {
    subject: { ro: 'Contul dumneavoastră la {shop}', ru: 'Ваш аккаунт в {shop}' },
    title: { ro: 'V-am deschis un cont', ru: 'Мы открыли вам аккаунт' },
    opened: {
      ro: 'Ați comandat prin telefon. În cont vedeți prețurile și starea comenzii și puteți comanda din nou.',
      ru: 'Вы сделали заказ по телефону. В аккаунте видны цены и статус заказа, и можно заказать снова.',
    },
    account: { ro: 'Contul', ru: 'Аккаунт' },
    username: { ro: 'Nume de utilizator', ru: 'Имя пользователя' },
    choose: { ro: 'Alege parola', ru: 'Задать пароль' },
    valid: {
      ro: 'Linkul este valabil {minutes} de minute și poate fi folosit o singură dată. Mai târziu cereți altul la „Ați uitat parola?”, cu această adresă de e-mail.',
      ru: 'Ссылка действует {minutes} минут и только один раз. Позже запросите новую через «Забыли пароль», указав этот адрес эл. почты.',
    },
    again: { ro: 'Cere alt link', ru: 'Запросить новую ссылку' },
    otherwise: {
      ro: 'Nu ați comandat dumneavoastră? Scrieți-ne și ștergem contul.',
      ru: 'Вы ничего не заказывали? Напишите нам, и мы удалим аккаунт.',
    },
  },
});

/** To whoever ordered by telephone for the first time. `link` leads to the page for a password. */
export function accountOpened({
  username,
  link,
  ...sender
}: { username: string; link: string } & Sender): Letter {
  const page = `${sender.publicUrl}${localePrefix(sender.locale)}/accounts/reset-password`;
  return letterOf(
    accountOpenedTexts,
    sender,
    {
      username,
      minutes: RESET_LINK_MINUTES,
    },
    (say) => [
      { kind: 'paragraph', text: say.opened },
      { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
      { kind: 'button', text: say.choose, link },
      { kind: 'paragraph', text: say.valid },
      { kind: 'link', text: say.again, link: page },
      { kind: 'paragraph', text: say.otherwise },
    ],
  );
}
