import { describe, expect, test } from 'vitest';
import { localStorageKeys, sessionStorageKeys, TOKEN_COOKIE } from '../../contract/constants.ts';
import { LOCALE_COOKIE } from '../../contract/locale.ts';
import { makeContent } from './make-content.ts';

const content = makeContent();
const { identity, phones, articles, pages, settings } = content;

const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the company', () => {
  test('its IDNO carries the right check digit', () => {
    expect(identity.idno).toMatch(/^\d{13}$/);
    const weights = [7, 3, 1];
    const sum = [...identity.idno.slice(0, 12)].reduce(
      (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
      0,
    );
    expect(sum % 10).toBe(Number(identity.idno.at(12)));
  });

  test('its IBAN is Moldovan and adds up to 1 modulo 97', () => {
    expect(identity.iban).toMatch(/^MD\d{2}[A-Z0-9]{20}$/);
    const turned = identity.iban.slice(4) + identity.iban.slice(0, 4);
    const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  test('its VAT code has seven digits', () => {
    expect(identity.vatCode).toMatch(/^\d{7}$/);
  });

  test('mail of the demo shop cannot reach a stranger', () => {
    const outside = identity.emails.filter(({ email }) => !/^[a-z]+@cablaj\.example$/.test(email));
    expect(outside).toEqual([]);
    expect(repeated(identity.emails.map(({ email }) => email))).toEqual([]);
  });

  test('its place on the map is in Chișinău', () => {
    const { lat, lng } = identity.map;
    expect(lat > 46.94 && lat < 47.1).toBe(true);
    expect(lng > 28.7 && lng < 28.98).toBe(true);
  });

  test('terms, privacy and about pages name the company by law', () => {
    const named = ['termeni-si-conditii', 'politica-de-confidentialitate', 'about-us'];
    for (const { body } of pages.filter(({ slug }) => named.includes(slug))) {
      expect(body.ro).toContain(identity.idno);
      expect(body.ru).toContain(identity.idno);
      expect(body.ro).toContain(identity.legalAddress.ro);
      expect(body.ru).toContain(identity.legalAddress.ru);
    }
  });
});

describe('phones', () => {
  test.each(phones)('$phone is dialled as it is read', ({ phone, phoneToCall }) => {
    expect(phone).toMatch(/^\+373 \d{2} \d{2}-\d{2}-\d{2}$/);
    expect(phoneToCall).toBe(`+${phone.replace(/\D/g, '')}`);
    expect(phoneToCall).toMatch(/^\+373(22\d|6\d\d|7[189]\d)\d{5}$/);
  });

  test.each(['header', 'related', 'footer'])('no number stands twice in the %s', (place) => {
    const there = phones.filter((phone) => phone.place === place);
    expect(there.length).toBeGreaterThan(1);
    expect(repeated(there.map(({ phoneToCall }) => phoneToCall))).toEqual([]);
    expect(there.map(({ position }) => position)).toEqual(there.map((_, at) => at + 1));
  });

  test('the header offers a fixed number without messengers and a mobile one with them', () => {
    const messengers = phones
      .filter(({ place }) => place === 'header')
      .map(({ phoneToCall }) =>
        settings.phonePrefixesWithoutMessengers.every((prefix) => !phoneToCall.startsWith(prefix)),
      );
    expect(messengers).toEqual([false, true]);
  });
});

describe('pages and news', () => {
  test('every address is unique and can be typed', () => {
    const slugs = [...pages, ...articles].map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('the pages that footer and sign-up link to are there', () => {
    expect(pages.map(({ slug }) => slug)).toEqual([
      'about-us',
      'certificate-si-diplome',
      'cum-comand',
      'garantie-si-retur',
      'termeni-si-conditii',
      'politica-de-confidentialitate',
    ]);
    const info = pages.filter(({ group }) => group === 'info');
    expect(info.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  test('the privacy page names everything a browser keeps', () => {
    const body = pages.find(({ slug }) => slug === 'politica-de-confidentialitate')?.body;
    const kept = [
      TOKEN_COOKIE,
      LOCALE_COOKIE,
      ...Object.values(localStorageKeys),
      ...Object.values(sessionStorageKeys),
    ];
    expect(kept.filter((key) => !body?.ro.includes(key))).toEqual([]);
    expect(kept.filter((key) => !body?.ru.includes(key))).toEqual([]);
  });

  test('news and announcements stand in the order of their dates', () => {
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted());
    expect(
      dates.filter((date) => new Date(date).toISOString() !== date.replace('Z', '.000Z')),
    ).toEqual([]);
  });
});

describe('home page', () => {
  test('pictures are named so that the drawer understands them', () => {
    const { banner, slides, popups } = content;
    const wide = [banner, ...slides, ...popups].map(({ picture }) => picture);
    expect(wide.filter((picture) => !/^banner~[a-z]+~$/.test(picture))).toEqual([]);
    expect(articles.filter(({ picture }) => !/^news~[a-z]+~$/.test(picture))).toEqual([]);
  });

  test('each page that has a search-engine text has it once', () => {
    const titled = content.seo.map(({ page }) => page);
    expect(titled).toEqual(['home', 'brands', 'discount', 'news', 'contact', 'landing']);
  });
});
