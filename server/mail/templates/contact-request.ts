import type { Contact } from '../../../contract/forms/contact.ts';
import type { Locale } from '../../../contract/locale.ts';
import { composeLetter } from '../compose-letter.ts';
import { type Letter, phoneLink, type Sender } from '../letter.ts';
import { languageName } from './language-name.ts';

const words = {
  ro: {
    title: 'Mesaj din formularul de contact',
    person: 'Cine a scris',
    name: 'Nume',
    phone: 'Telefon',
    language: 'Limba',
    comment: 'Mesajul',
  },
  ru: {
    title: 'Сообщение из контактной формы',
    person: 'Кто написал',
    name: 'Имя',
    phone: 'Телефон',
    language: 'Язык',
    comment: 'Сообщение',
  },
} as const;

type Request = Contact & { customerLocale: Locale };

/** To the shop: somebody asks to be called back. */
export function contactRequest({ request, ...sender }: { request: Request } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: `${say.title}: ${request.name}`,
      title: say.title,
      blocks: [
        {
          kind: 'facts',
          title: say.person,
          rows: [
            { label: say.name, value: request.name },
            { label: say.phone, value: request.phone, link: phoneLink(request.phone) },
            { label: say.language, value: languageName[sender.locale][request.customerLocale] },
          ],
        },
        { kind: 'quote', title: say.comment, text: request.comment },
      ],
    },
    sender,
  );
}
