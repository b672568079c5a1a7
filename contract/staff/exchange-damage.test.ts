import { expect, test } from 'vitest';
import { exchangeDamage, knownDamage } from './exchange-damage.ts';

test('why a file of 1C cannot be read is said in words, or at least as it is', () => {
  expect(exchangeDamage('html is not what an exchange file begins with', 'ro')).toBe(
    'Nu este un fișier CommerceML din 1C.',
  );
  expect(exchangeDamage('bytes that are no text in the encoding of the file', 'ru')).toBe(
    'Текст не в той кодировке, которую называет файл.',
  );
  expect(exchangeDamage('the archive is damaged: a.xml', 'ro')).toBe('Arhiva este deteriorată.');
  expect(exchangeDamage('unencoded <', 'ru')).toBe('Файл не читается: unencoded <');
  expect(knownDamage('unencoded <', 'ru')).toBeNull();
});
