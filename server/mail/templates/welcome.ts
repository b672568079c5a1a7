import { localePrefix } from '../../../contract/locale.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Contul dumneavoastră ${shop} este gata`,
    title: 'Bine ați venit!',
    gives:
      'De acum vedeți prețurile și reducerile, iar coșul și favoritele vă urmează pe orice dispozitiv.',
    account: 'Contul',
    username: 'Nume de utilizator',
    signIn: 'Intrați cu numele de utilizator sau cu adresa de e-mail.',
    open: 'Deschide magazinul',
    otherwise: 'Nu v-ați înregistrat dumneavoastră? Scrieți-ne și ștergem contul.',
  },
  ru: {
    subject: (shop: string) => `Ваш аккаунт ${shop} готов`,
    title: 'Добро пожаловать!',
    gives: 'Теперь вы видите цены и скидки, а корзина и избранное доступны с любого устройства.',
    account: 'Аккаунт',
    username: 'Имя пользователя',
    signIn: 'Входите по имени пользователя или по адресу эл. почты.',
    open: 'Открыть магазин',
    otherwise: 'Вы не регистрировались? Напишите нам, и мы удалим аккаунт.',
  },
} as const;

/** To a new customer. */
export function welcome({
  username,
  email,
  ...sender
}: { username: string; email: string } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.gives },
        {
          kind: 'facts',
          title: say.account,
          rows: [
            { label: say.username, value: username },
            { label: 'E-mail', value: email },
          ],
        },
        { kind: 'paragraph', text: say.signIn },
        {
          kind: 'button',
          text: say.open,
          link: `${sender.publicUrl}${localePrefix(sender.locale) || '/'}`,
        },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
