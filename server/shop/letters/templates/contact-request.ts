import type { Contact } from '../../../../contract/forms/contact.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import { type Letter, phoneLink, type Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';
import { languageName } from './language-name.ts';

export const contactRequestTexts = mailTexts({
  kind: 'contact-request',
  variables: ['name'],
  texts: {
    subject: {
      ro: 'Mesaj din formularul de contact: {name}',
      ru: 'Сообщение из контактной формы: {name}',
    },
    title: { ro: 'Mesaj din formularul de contact', ru: 'Сообщение из контактной формы' },
    person: { ro: 'Cine a scris', ru: 'Кто написал' },
    name: { ro: 'Nume', ru: 'Имя' },
    phone: { ro: 'Telefon', ru: 'Телефон' },
    language: { ro: 'Limba', ru: 'Язык' },
    comment: { ro: 'Mesajul', ru: 'Сообщение' },
  },
});

type Request = Contact & { customerLocale: Locale };

/** To the shop: somebody asks to be called back. */
export function contactRequest({ request, ...sender }: { request: Request } & Sender): Letter {
  return letterOf(contactRequestTexts, sender, { name: request.name }, (say) => [
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
  ]);
}
