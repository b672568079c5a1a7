import { expect, test } from 'vitest';
import { exchangeReason } from './exchange-words.ts';

test.each([
  ['no-price', 'fără preț', 'без цены'],
  [
    'ours: title_ro, code',
    'rămâne cum ați scris: denumirea română, codul',
    'осталось как у вас: румынское название, код',
  ],
  [
    '{"kind":"invalid","fields":{"code":["EDIT.TAKEN"]}}',
    'codul: Este folosit deja',
    'код: Уже используется',
  ],
  // Cut off at its five hundredth letter.
  ['{"kind":"invalid","fields":{"code":["EDIT.TAKEN"],"sl', 'codul: Este folosit deja', null],
  ['{"kind":"missing"}', 'nu există la noi', 'у нас такого нет'],
  [
    'no-price; picture-missing: import_files/c0/a.jpg; no-picture: b.png',
    'fără preț; imaginea nu a venit: import_files/c0/a.jpg; fișierul nu este o imagine: b.png',
    'без цены; картинка не пришла: import_files/c0/a.jpg; файл не картинка: b.png',
  ],
  [
    'code-taken: Кабель NYM-J',
    'codul aparține altui produs din 1C: Кабель NYM-J',
    'код занят другим товаром из 1С: Кабель NYM-J',
  ],
  ['Возврат товара', 'Возврат товара', 'Возврат товара'],
])('%s is said in plain words', (reason, ro, ru) => {
  expect(exchangeReason(reason, 'ro')).toBe(ro);
  if (ru) expect(exchangeReason(reason, 'ru')).toBe(ru);
});
