import type { Locale } from '../locale.ts';

/** Why a file of 1C cannot be read, in words for people; the first that is meant. */
const reasons: [meant: RegExp, words: Record<Locale, string>][] = [
  [
    /^busy$/,
    {
      ro: 'Chiar acum se lucrează cu aceleași produse. Încercați peste un minut.',
      ru: 'Прямо сейчас с этими товарами работают. Попробуйте через минуту.',
    },
  ],
  [
    /objects to try$|^too many objects/,
    {
      ro: 'Pachetul este prea mare ca să fie încercat.',
      ru: 'Пакет слишком велик для проверки.',
    },
  ],
  [/^the archive is damaged/, { ro: 'Arhiva este deteriorată.', ru: 'Архив повреждён.' }],
  [
    /^the archive grows/,
    {
      ro: 'Arhiva ascunde neobișnuit de multe date.',
      ru: 'Архив разворачивается в неправдоподобно большой.',
    },
  ],
  [
    /^the archive has a password/,
    { ro: 'Arhiva este protejată cu parolă.', ru: 'Архив защищён паролем.' },
  ],
  [
    /^another classifier/,
    {
      ro: 'Este din altă bază 1C. Spuneți la „Conectare” dacă o primiți.',
      ru: 'Это из другой базы 1С. Укажите в «Подключении», принимать ли её.',
    },
  ],
  [
    /^a name in the archive leads elsewhere/,
    {
      ro: 'În arhivă este un fișier cu un nume nepermis.',
      ru: 'В архиве есть файл с недопустимым именем.',
    },
  ],
  [
    /^a document type|entity/,
    {
      ro: 'Fișierul are declarații (DOCTYPE) pe care magazinul nu le primește.',
      ru: 'В файле есть объявления (DOCTYPE), которых магазин не принимает.',
    },
  ],
  [
    /unclosed tag|unexpected end|must contain a root element/,
    {
      ro: 'Fișierul se termină înainte de vreme.',
      ru: 'Файл обрывается.',
    },
  ],
  [
    /^(too deep|a text is too long|an object is too large|too many attributes)$/,
    {
      ro: 'Fișierul este alcătuit cum nu îl scrie 1C.',
      ru: 'Файл составлен не так, как его пишет 1С.',
    },
  ],
  [
    /is not what an exchange file begins with$/,
    {
      ro: 'Nu este un fișier CommerceML din 1C.',
      ru: 'Это не файл CommerceML из 1С.',
    },
  ],
  [
    /^unknown encoding/,
    {
      ro: 'Fișierul este într-o codare pe care magazinul nu o citește.',
      ru: 'Файл в кодировке, которую магазин не читает.',
    },
  ],
  [
    /encoding/,
    {
      ro: 'Textul nu este în codarea pe care o numește fișierul.',
      ru: 'Текст не в той кодировке, которую называет файл.',
    },
  ],
];

const otherwise: Record<Locale, string> = {
  ro: 'Fișierul nu se poate citi',
  ru: 'Файл не читается',
};

/** Null: nobody has words for it. */
export const knownDamage = (why: string, locale: Locale): string | null =>
  reasons.find(([meant]) => meant.test(why))?.[1][locale] ?? null;

/** What nobody has words for is shown as it is, for the administrator of 1C. */
export const exchangeDamage = (why: string, locale: Locale): string =>
  knownDamage(why, locale) ?? `${otherwise[locale]}: ${why}`;
