import { RESET_LINK_MINUTES } from '../../../contract/constants.ts';
import { localePrefix } from '../../../contract/locale.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Contul dumneavoastră la ${shop}`,
    title: 'V-am deschis un cont',
    opened:
      'Ați comandat prin telefon. În cont vedeți cum merge comanda, prețurile și puteți comanda din nou.',
    account: 'Contul',
    username: 'Nume de utilizator',
    choose: 'Alege parola',
    valid: `Linkul se poate folosi o singură dată, în cel mult ${RESET_LINK_MINUTES} de minute. Mai târziu cereți altul la „Am uitat parola”, cu această adresă de e-mail.`,
    again: 'Cere alt link',
    otherwise: 'Nu ați comandat dumneavoastră? Scrieți-ne și ștergem contul.',
  },
  ru: {
    subject: (shop: string) => `Ваш аккаунт в ${shop}`,
    title: 'Мы открыли вам аккаунт',
    opened:
      'Вы сделали заказ по телефону. В аккаунте видно, как он продвигается, видны цены, и можно заказать снова.',
    account: 'Аккаунт',
    username: 'Имя пользователя',
    choose: 'Выбрать пароль',
    valid: `Ссылка действует ${RESET_LINK_MINUTES} минут и только один раз. Позже запросите новую через «Забыли пароль», указав этот адрес эл. почты.`,
    again: 'Запросить новую ссылку',
    otherwise: 'Вы ничего не заказывали? Напишите нам, и мы удалим аккаунт.',
  },
} as const;

/** To whoever ordered by telephone for the first time. `link` leads to the page for a password. */
export function accountOpened({
  username,
  link,
  ...sender
}: { username: string; link: string } & Sender): Letter {
  const say = words[sender.locale];
  const page = `${sender.publicUrl}${localePrefix(sender.locale)}/accounts/reset-password`;
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.opened },
        { kind: 'facts', title: say.account, rows: [{ label: say.username, value: username }] },
        { kind: 'button', text: say.choose, link },
        { kind: 'paragraph', text: say.valid },
        { kind: 'link', text: say.again, link: page },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
