import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/shapes/order.ts';
import type { Sender } from '../letter.ts';
import { contactRequest } from './contact-request.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderNotice } from './order-notice.ts';
import { passwordReset } from './password-reset.ts';
import { staffInvitation } from './staff-invitation.ts';
import { staffPasswordChanged } from './staff-password-changed.ts';
import { welcome } from './welcome.ts';

const sender: Sender = {
  locale: 'ro',
  identity: {
    name: 'Cablaj',
    legalName: 'Cablaj S.R.L.',
    idno: '1014600987651',
    tva: '0609998',
    iban: 'MD28EX000002251001498765',
    bank: 'Exemplubank',
    legalAddress: { ro: 'Chișinău, str. Uzinelor 17/8', ru: 'Кишинёв, ул. Узинелор 17/8' },
    addresses: [
      {
        address: { ro: 'Magazin: str. Uzinelor 17/8', ru: 'Магазин: ул. Узинелор 17/8' },
        mapLink: null,
      },
    ],
    emails: ['comenzi@cablaj.example'],
    workSchedule: [{ period: { ro: 'Luni – vineri', ru: 'Пн – Пт' }, hours: '09:00-17:00' }],
    freeSchedule: { ro: '', ru: '' },
    map: { lat: 47, lng: 28 },
    socials: [],
  },
  publicUrl: 'https://cablaj.example',
  phones: ['+373 22 22-10-10'],
};

const order: Order = {
  id: '7K2M-Q9XA',
  number: '7K2M-Q9XA',
  status: 'new',
  payment_status: 'pending',
  awaits_confirmation: false,
  created_at: '2026-11-14T12:05:00.000Z',
  name: 'Ștefan Țurcanu',
  phone: '+373-69-123-456',
  email: 'stefan@example.md',
  company: 'Țurcanu Instal S.R.L.',
  idno: '1008600038413',
  delivery_type: 'courier',
  city: 'Chișinău',
  suburb: 'Durlești',
  city_id: 100,
  suburb_id: 121,
  address: 'str. Cartușa 5, ap. 12',
  pay_method: 'transfer',
  comment: 'O singură bucată.\nSunați înainte.',
  lang: 'ro',
  products_cost: 1230.5,
  discount: 57.5,
  delivery_fee: 100,
  total: 1273,
  products: [
    {
      id: 1,
      code: 'VVGng-3x2.5',
      slug: 'vvgng-3x2-5',
      title: 'Cablu VVGng-LS 3x2,5 mm²',
      units: 'm',
      price: 24.61,
      promotion_price: 23.46,
      quantity: 50,
      total: 1173,
    },
  ],
};

/** Prices never break over two lines; tests spell them with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the confirmation of an order', () => {
  test.each([
    ['ro', 'După confirmare primiți pe e-mail legătura către pagina de plată a băncii.'],
    ['ru', 'После подтверждения пришлём на эл. почту ссылку на платёжную страницу банка.'],
  ] as const)('tells who pays by card what happens next, in %s', (locale, next) => {
    const byCard = { ...order, pay_method: 'card' } as const;
    expect(orderConfirmation({ order: byCard, ...sender, locale }).text).toContain(next);
  });

  test('tells everything of the order in Romanian', () => {
    const { subject, text } = orderConfirmation({ order, ...sender });

    expect(subject).toBe('Am primit comanda 7K2M-Q9XA');
    expect(plain(text)).toBe(`Vă mulțumim pentru comandă!

Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm. Contul de plată îl trimitem pe e-mail. Marfa pleacă după ce banii intră în cont.

Vezi comanda:
https://cablaj.example/success/7K2M-Q9XA

COMANDA
Număr: 7K2M-Q9XA
Plasată la: 14.11.2026 14:05
Numele clientului: Ștefan Țurcanu
Telefon: +373-69-123-456
E-mail: stefan@example.md
Compania: Țurcanu Instal S.R.L.
Cod fiscal (IDNO): 1008600038413
Livrare: Curier
Raion sau municipiu: Chișinău
Localitate: Durlești
Strada și numărul: str. Cartușa 5, ap. 12
Metoda de plată: Transfer bancar

COMENTARIU
> O singură bucată.
> Sunați înainte.

LISTA PRODUSELOR
1. Cablu VVGng-LS 3x2,5 mm²
   cod VVGng-3x2.5, 50 m × 23,46 lei (în loc de 24,61 lei) = 1 173,00 lei

Costul produselor: 1 230,50 lei
Reducere: -57,50 lei
Taxa de livrare: 100,00 lei
Total: 1 273,00 lei

Ați observat o greșeală? Scrieți-ne sau sunați-ne și spuneți numărul comenzii.

Termeni și condiții:
https://cablaj.example/content/termeni-si-conditii

DATE DE CONTACT
Telefon: +373 22 22-10-10
E-mail: comenzi@cablaj.example
Adresă: Magazin: str. Uzinelor 17/8
Program: Luni – vineri: 09:00-17:00
Vânzător: Cablaj S.R.L., IDNO 1014600987651, Chișinău, str. Uzinelor 17/8
Site: https://cablaj.example
`);
  });

  test('speaks Russian to a Russian reader, and links to the Russian page', () => {
    const { subject, text } = orderConfirmation({
      order: { ...order, delivery_fee: 0, lang: 'ru' },
      ...sender,
      locale: 'ru',
    });

    expect(subject).toBe('Мы получили заказ 7K2M-Q9XA');
    expect(text).toContain('https://cablaj.example/ru/success/7K2M-Q9XA');
    for (const told of [
      'Номер: 7K2M-Q9XA',
      'Имя клиента: Ștefan Țurcanu',
      'Телефон: +373-69-123-456',
      'Компания: Țurcanu Instal S.R.L.',
      'Способ доставки: Курьер',
      'Район или муниципий: Chișinău',
      'Населённый пункт: Durlești',
      'Улица и номер дома: str. Cartușa 5, ap. 12',
      'Способ оплаты: Банковским переводом',
      'СПИСОК ТОВАРОВ',
      'Стоимость товаров: 1 230,50 lei',
      'Скидка: -57,50 lei',
      'Стоимость доставки: бесплатно',
      'Итого: 1 273,00 lei',
      'КОНТАКТНАЯ ИНФОРМАЦИЯ',
      'Адрес: Магазин: ул. Узинелор 17/8',
    ]) {
      expect(plain(text)).toContain(told);
    }
  });

  test('says in HTML what it says in text', () => {
    const { text, html } = orderConfirmation({ order, ...sender });
    const words = (body: string) => new Set(body.toLowerCase().match(/[\p{L}\p{N}@/+-]+/gu));
    const shown = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]*>/g, ' ');

    const inHtml = words(shown);

    expect([...words(text)].filter((word) => !inHtml.has(word))).toEqual([]);
  });

  test('asks no other site for anything', () => {
    const { html } = orderConfirmation({ order, ...sender });
    const links = [...html.matchAll(/(?:href|src|url)\s*[=(]\s*["']?([^"')]+)/g)].map(
      ([, link]) => link,
    );

    expect(html).not.toMatch(/<(img|script|link|style|iframe)\b/);
    expect(links).toEqual([
      'https://cablaj.example/success/7K2M-Q9XA',
      'tel:+37369123456',
      'https://cablaj.example/content/termeni-si-conditii',
      'tel:+37322221010',
      'mailto:comenzi@cablaj.example',
      'https://cablaj.example',
    ]);
  });

  test('leaves out what a collected order does not have', () => {
    const { text } = orderConfirmation({
      order: {
        ...order,
        delivery_type: 'pickup',
        city: '',
        suburb: '',
        address: '',
        company: '',
        idno: '',
        comment: ' ',
      },
      ...sender,
    });

    expect(text).toContain('Livrare: Ridicare personală');
    expect(text).not.toMatch(/Raion|Localitate|Strada|Compania|Cod fiscal|COMENTARIU/);
  });
});

describe('what a customer wrote stays what it is', () => {
  const hostile = 'Ion\r\nBcc: victim@example.md\r\n\r\n<script>alert("1")</script> & \'co\'';

  test('no name adds a header, a line or markup to the shop’s notice', () => {
    const { subject, text, html } = orderNotice({ order: { ...order, name: hostile }, ...sender });

    expect(plain(subject)).toBe(
      'Comandă nouă 7K2M-Q9XA: 1 273,00 lei, Ion Bcc: victim@example.md <script>alert("1")</script> & \'co\'',
    );
    expect(text).toContain(
      '\nNumele clientului: Ion Bcc: victim@example.md <script>alert("1")</script> & \'co\'\n',
    );
    expect(html).not.toContain('<script');
    expect(html).toContain(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;co&#39;',
    );
  });

  test('no comment passes for words of the shop', () => {
    const { text, html } = contactRequest({
      request: {
        name: 'Ana',
        phone: '+373-69-123-456',
        comment: 'Bună\n\nDATE DE CONTACT\nTelefon: 0\r<b>x</b>',
        customerLocale: 'ru',
      },
      ...sender,
    });

    expect(text).toContain('> Bună\n> \n> DATE DE CONTACT\n> Telefon: 0\n> <b>x</b>\n\n');
    expect(text).toContain('Limba: rusă');
    expect(html).toContain('Bună<br><br>DATE DE CONTACT<br>Telefon: 0<br>&#60;b&#62;x&#60;/b&#62;');
  });
});

describe('letters about the account', () => {
  test('the reset letter carries its link and how long it holds', () => {
    const link = 'https://cablaj.example/accounts/reset-password?uid=Nw&token=abc';
    const { subject, text, html } = passwordReset({ username: 'ion', link, ...sender });

    expect(subject).toBe('Parolă nouă pentru contul Cablaj');
    expect(text).toContain(`Alege parola:\n${link}\n`);
    expect(text).toContain('o singură dată, în cel mult 60 de minute');
    expect(html).toContain(`href="${link.replace('&', '&#38;')}"`);
    expect(passwordReset({ username: 'ion', link, ...sender, locale: 'ru' }).text).toContain(
      'Ссылка действует 60 минут и только один раз.',
    );
  });

  test('the welcome names the account and opens the shop in the customer’s language', () => {
    const account = { email: 'ion@example.md', link: 'https://cablaj.example/account?confirm=a.b' };

    expect(welcome({ ...account, ...sender }).text).toContain('\nhttps://cablaj.example/\n');
    const russian = welcome({ ...account, ...sender, locale: 'ru' });
    expect(russian.subject).toBe('Ваш аккаунт Cablaj готов');
    expect(russian.text).toContain('E-mail: ion@example.md');
    expect(russian.text).toContain('https://cablaj.example/account?confirm=a.b');
    expect(russian.text).toContain('\nhttps://cablaj.example/ru\n');
  });
});

describe('letters to the shop’s own people', () => {
  test('the invitation carries its link and how long it holds', () => {
    const link = 'https://cablaj.example/admin/invitation#abc';
    const { subject, text, html } = staffInvitation({ name: 'Ion', link, ...sender });

    expect(subject).toBe('Invitație în echipa Cablaj');
    expect(text).toContain(`Acceptă invitația:\n${link}\n`);
    expect(text).toContain('o singură dată, în cel mult 72 de ore');
    expect(html).toContain(`href="${link}"`);
    expect(staffInvitation({ name: 'Ion', link, ...sender, locale: 'ru' }).text).toContain(
      'Ссылка действует 72 часа и только один раз.',
    );
  });

  test('of a changed password it is said what to do if it was somebody else', () => {
    expect(staffPasswordChanged({ name: 'Ion', ...sender }).text).toContain(
      'Dacă nu ați schimbat-o dumneavoastră',
    );
    expect(staffPasswordChanged({ name: 'Ion', ...sender, locale: 'ru' }).text).toContain(
      'Если это сделали не вы',
    );
  });
});
