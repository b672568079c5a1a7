import { describe, expect, test } from 'vitest';
import { order, plain, sender } from './letters.fixture.ts';
import { orderConfirmation } from './order-confirmation.ts';

describe('the confirmation of an order', () => {
  test.each([
    ['ro', 'După confirmare primiți pe e-mail linkul de plată.'],
    ['ru', 'После подтверждения пришлём на почту ссылку на платёжную страницу банка.'],
  ] as const)('tells who pays by card what happens next, in %s', (locale, next) => {
    const byCard = { ...order, pay_method: 'card' } as const;
    expect(orderConfirmation({ order: byCard, ...sender, locale }).text).toContain(next);
  });

  test('leads a private person to the right to withdraw, a company not, and nobody to a page the shop lacks', () => {
    const own = { ...order, idno: '' };
    const page = 'https://cablaj.example/content/garantie-si-retur';
    const textOf = (of: typeof order, pages = sender.pages) =>
      orderConfirmation({ order: of, ...sender, pages }).text;
    expect(textOf(own)).toContain(`Garanție și retur: 14 zile:\n${page}`);
    expect(textOf(order)).not.toContain(page);
    expect(textOf(own, [])).not.toContain('/content/');
  });

  test('tells everything of the order in Romanian', () => {
    const { subject, text } = orderConfirmation({ order, ...sender });

    expect(subject).toBe('Am primit comanda 7K2M-Q9XA');
    expect(plain(text)).toBe(`Vă mulțumim pentru comandă!

Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm. Trimitem contul de plată pe e-mail. Livrăm după ce primim plata.

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
Ziua livrării: marți, 17 noiembrie
Raion sau municipiu: Chișinău
Localitate: Durlești
Strada și numărul: str. Cartușa 5, ap. 12
Metoda de plată: Transfer bancar

COMENTARIU
> O singură bucată.
> Sunați înainte.

LISTA PRODUSELOR
1. Cablu VVGng-LS 3x2,5 mm²
   cod VVGng-3x2.5, 50 m × 23,46 lei (în loc de 24,61 lei), dintr-o singură bucată = 1 173,00 lei

Costul produselor: 1 230,50 lei
Reducere: -57,50 lei
Taxa de livrare: 100,00 lei
Total fără TVA: 1 060,83 lei
TVA 20 %: 212,17 lei
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
    for (const expected of [
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
      expect(plain(text)).toContain(expected);
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

    expect(text).toContain('Livrare: Ridicare din depozitul de cabluri');
    expect(text).toContain('Unde: Chișinău, str. Uzinelor 17/9, intrarea din curte');
    expect(text).toContain('Program: luni – vineri 08:00–17:00, sâmbătă 09:00–14:00');
    expect(text).toContain('Pe hartă: https://maps.example/depozit');
    expect(text).not.toMatch(/Raion|Localitate|Strada|Compania|Cod fiscal|COMENTARIU/);
  });
});
