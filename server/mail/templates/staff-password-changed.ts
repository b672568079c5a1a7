import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';

const words = {
  ro: {
    subject: (shop: string) => `Parola dumneavoastră de lucru ${shop} a fost schimbată`,
    title: 'Parola a fost schimbată',
    greeting: (name: string) => `Bună ziua, ${name}!`,
    changed:
      'Parola contului dumneavoastră din panoul magazinului a fost schimbată, iar celelalte sesiuni s-au încheiat.',
    otherwise:
      'Dacă nu ați schimbat-o dumneavoastră, spuneți-i imediat proprietarului magazinului.',
  },
  ru: {
    subject: (shop: string) => `Ваш рабочий пароль ${shop} изменён`,
    title: 'Пароль изменён',
    greeting: (name: string) => `Здравствуйте, ${name}!`,
    changed: 'Пароль вашей учётной записи в панели магазина изменён, остальные сеансы завершены.',
    otherwise: 'Если это сделали не вы, сразу сообщите владельцу магазина.',
  },
} as const;

/** To a person of the shop, in case it was somebody else. */
export function staffPasswordChanged({ name, ...sender }: { name: string } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(sender.identity.name),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.greeting(name) },
        { kind: 'paragraph', text: say.changed },
        { kind: 'paragraph', text: say.otherwise },
      ],
    },
    sender,
  );
}
