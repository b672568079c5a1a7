import type { Locale } from '../../../contract/locale.ts';
import {
  type Block,
  type Fact,
  type Letter,
  type LetterContent,
  oneLine,
  phoneLink,
  type Sender,
} from './letter.ts';
import { type MailTexts, wordsOf } from './mail-texts.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Makes both bodies of a letter, signed with the shop's contacts. */
export function composeLetter(content: LetterContent, sender: Sender): Letter {
  const signed: LetterContent = {
    subject: oneLine(content.subject),
    title: oneLine(content.title),
    blocks: [...content.blocks, contacts(sender)],
  };
  return {
    subject: signed.subject,
    text: renderText(signed),
    html: renderHtml(signed, sender.identity.name, sender.locale),
  };
}

/** A letter in the sentences of its kind. */
export function letterOf<Field extends string, Variable extends string>(
  texts: MailTexts<Field, Variable>,
  sender: Sender,
  values: Readonly<Record<Exclude<Variable, 'shop'>, string | number>>,
  blocks: (say: Record<Field, string>) => Block[],
): Letter {
  const say = wordsOf(texts, sender, values);
  const { subject = '', title = '' }: Partial<Record<string, string>> = say;
  return composeLetter({ subject, title, blocks: blocks(say) }, sender);
}

export const emailLabel: Record<Locale, string> = { ro: 'E-mail', ru: 'Эл. почта' };

const words: Record<
  Locale,
  Record<'contacts' | 'phone' | 'address' | 'schedule' | 'seller' | 'site', string>
> = {
  ro: {
    contacts: 'Date de contact',
    phone: 'Telefon',
    address: 'Adresă',
    schedule: 'Program',
    seller: 'Vânzător',
    site: 'Site',
  },
  ru: {
    contacts: 'Контактная информация',
    phone: 'Телефон',
    address: 'Адрес',
    schedule: 'График работы',
    seller: 'Продавец',
    site: 'Сайт',
  },
};

/** Who the seller is and how to reach them, which the law on electronic commerce wants told. */
function contacts({ identity, locale, phones, publicUrl }: Sender): Block {
  const { contacts: title, ...label } = words[locale];
  const [email] = identity.emails;
  const [place] = identity.addresses;
  const shown = (text: { ro: string; ru: string }) => text[locale].trim() || text.ro;
  const seller = [
    identity.legalName,
    identity.idno && `IDNO ${identity.idno}`,
    shown(identity.legalAddress),
  ];
  const rows: Fact[] = [
    ...phones.map((phone) => ({
      label: label.phone,
      value: phone,
      link: phoneLink(phone),
    })),
    ...(email ? [{ label: emailLabel[locale], value: email, link: `mailto:${email}` }] : []),
    ...(place && shown(place.address)
      ? [{ label: label.address, value: shown(place.address) }]
      : []),
    ...identity.workSchedule.map(({ period, hours }) => ({
      label: label.schedule,
      value: `${shown(period)}: ${hours}`,
    })),
    { label: label.seller, value: seller.filter(Boolean).join(', ') },
    { label: label.site, value: publicUrl, link: publicUrl },
  ];
  return { kind: 'facts', title, rows: rows.filter(({ value }) => value !== '') };
}
