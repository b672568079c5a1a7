import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where texts for people stand. Readers of what others write (headings of their tables, 1C, queries) know more words than we use. */
const files = globSync(
  ['{contract,kit,storefront,backoffice,server,demo}/**/*.{ts,tsx}', 'demo/data/**/*.{txt,json}'],
  { cwd: root },
).filter(
  (file) =>
    file !== 'demo/data/locations.json' &&
    !/\.(test|fixture)\.tsx?$/.test(file) &&
    !/^server\/shop\/(search|import\/reading|catalogue\/field-headings|exchange\/applying)\b/.test(
      file,
    ),
);

/** Whole words; `\b` knows no letter such as ț or я, and would find none of what begins or ends with one. */
const words = (either: string) => new RegExp(`(?<!\\p{L})(${either})(?!\\p{L})`, 'iu');

/** Each term that has lost to another of the glossary, and where it is right all the same. */
const beaten: [RegExp, { right?: RegExp; only?: RegExp }?][] = [
  [words('siguranț[ăe] automat[ăe]')],
  [words('disjunctor\\p{L}*')],
  [words('conductori')],
  [words('certificat\\p{L}* de conformitate')],
  [/деклараци[яиюей]+ соответствия/iu],
  [/сертификат\p{L}* соответствия/iu],
  [/ограничител\p{L}+ перенапряжени/iu, { right: /<strong>Ограничитель/u }],
  [/нет на складе/iu],
  [words('preț(ul|uri|urile)? de promoție|promo')],
  [words('la măsură|по мерке')],
  [words('împachetat[ăe]?')],
  [words('gata de ridicat')],
  [words('neplătit\\p{L}*|bani returnați')],
  [words('preluare\\p{L}*')],
  [
    words('scriso(are|area|ri|rile)'),
    { right: /preturi-negociate|scrisoare recomandată|prin scrisoare/u },
  ],
  [/плательщика НДС/u],
  [words('orar(ul|ului)?')],
  [
    words('(ține|ținut|țineți) minte|(ne)?hotăr\\p{L}+'),
    { only: /^(contract|backoffice|server)\// },
  ],
  [words('aduce(ți|m)? înapoi|adu înapoi|вернуть назад')],
  [words('se arată|arătat[eă]?'), { only: /^(kit|storefront|backoffice|contract|server)\// }],
  [words('felul')],
  [words('lucr[aă]r(e|ea|i|ile) în fundal')],
  [words('marf[ăa]|mărfuri\\p{L}*'), { only: /^(kit|storefront|backoffice|contract)\// }],
  [/[Сс]остояни[ея] (заказа|оплаты)/u],
  [/на складе больше нет/iu],
  [words('учётн\\p{L}+ запис\\p{L}+'), { only: /^(kit|storefront|demo)\// }],
  [words('apăr[ăa]?|apere|apărare\\p{L}*|feri|ferește'), { only: /^(kit|storefront|demo)\// }],
  [words('secțiunile listei|antet, secțiuni'), { only: /^backoffice\// }],
  [/раздел\p{L}* прайса|шапкой, разделами/iu, { only: /^backoffice\// }],
  // A screen that writes it itself says it in both languages; Romanian has „nr.”.
  [/№/u, { only: /^(kit|storefront|backoffice)\/.*(?<!no-break-spaces)\.tsx$/ }],
  [
    /'[^']*[Рр]аздел(?!ит)/u,
    { only: /^(backoffice\/features\/(products|reference|sheet|exchange)|contract\/editing)\// },
  ],
];

test.each(beaten)('%s is said nowhere', (term, { right, only } = {}) => {
  const uses = files
    .filter((file) => !only || only.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => term.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) && !right?.test(line))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );
  expect(uses).toEqual([]);
});
