import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { LocaleContext, useLocale } from '../../kit/i18n/locale.ts';
import { keptPartsIn } from '../layout/kept-parts.tsx';
import { DrawnOnce, KeptPartsContext } from './drawn-once.tsx';

let drawn: string[];
beforeEach(() => {
  drawn = [];
});

function Offer({ price, text = '' }: { price: number | null; text?: string }) {
  const locale = useLocale();
  drawn.push(`${locale} ${price}`);
  return (
    <>
      {price ?? 'login'} {locale}
      <b>{text}</b>
    </>
  );
}

const pageOf = (locale: Locale, price: number | null, { isAlike = true, text = '' } = {}) =>
  renderToString(
    <KeptPartsContext value={keptPartsIn(locale)}>
      <LocaleContext value={locale}>
        <DrawnOnce as="article" isAlike={isAlike} className="offer">
          <Offer price={price} text={text} />
        </DrawnOnce>
      </LocaleContext>
    </KeptPartsContext>,
  );

test('what comes again is kept, and its HTML is to the letter what a page of its own would have', () => {
  const pages = Array.from({ length: 4 }, () => pageOf('ro', 10));
  expect(drawn).toEqual(['ro 10', 'ro 10']);
  expect(pages[0]).toBe('<article class="offer">10<!-- --> <!-- -->ro<b></b></article>');
  expect(new Set(pages).size).toBe(1);
});

test('guests, customers and languages never get the part of another', () => {
  for (let page = 0; page < 3; page += 1) {
    expect(pageOf('ro', 20)).toContain('20<!-- --> <!-- -->ro');
    expect(pageOf('ru', 20)).toContain('20<!-- --> <!-- -->ru');
    expect(pageOf('ro', null)).toContain('login<!-- --> <!-- -->ro');
  }
});

test('where something of the page is in it, it is drawn for each', () => {
  for (let page = 0; page < 3; page += 1) pageOf('ro', 30, { isAlike: false });
  expect(drawn).toHaveLength(3);
});

test('only so much is kept, and what was shown last stays', () => {
  const text = 'x'.repeat(1_000_000);
  const show = (price: number) => {
    const before = drawn.length;
    pageOf('ro', price, { text });
    return drawn.length > before ? 'drawn' : 'kept';
  };
  const first = [show(41), show(41), show(41)];
  show(42);
  show(42);
  expect([...first, show(41)]).toEqual(['drawn', 'drawn', 'kept', 'kept']);
  // Each is known by what it shows, and so is twice as long: three have room.
  show(43);
  show(43);
  show(44);
  show(44);
  expect([show(41), show(44), show(42)]).toEqual(['drawn', 'kept', 'drawn']);
});
