import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where texts for people stand. Readers of what others write (headings of their tables, 1C, queries) know more words than we use. */
const files = globSync('{contract,storefront,backoffice,server,demo/content}/**/*.{ts,tsx}', {
  cwd: root,
}).filter(
  (file) =>
    !/\.(test|fixture)\.tsx?$/.test(file) &&
    !/^server\/(search|import\/reading|exchange\/applying)\//.test(file),
);

/** Each term that has lost to another of the glossary, and where it is right all the same. */
const beaten: [RegExp, { right?: RegExp; only?: RegExp }?][] = [
  [/\bsiguranț[ăe] automat[ăe]\b/iu],
  [/\bdisjunctor/iu],
  [/\bconductori\b/iu],
  [/\bcertificat\p{L}* de conformitate\b/iu],
  [/деклараци[яиюей]+ соответствия/iu],
  [/сертификат\p{L}* соответствия/iu],
  [/ограничител\p{L}+ перенапряжени/iu, { right: /<strong>Ограничитель/u }],
  [/нет на складе/iu],
  [/\bpreț(ul|uri|urile)? (de promoție|promo)(?!\p{L})/iu],
  [/\bla măsură\b|по мерке/iu],
  [/\bîmpachetat[ăe]?\b/iu],
  [/\bgata de ridicat\b/iu],
  [/\bneplătit|\bbani returnați/iu],
  [/\bpreluare/iu],
  [
    /\bscriso(are|area|ri|rile)\b/iu,
    { right: /preturi-negociate|scrisoare recomandată|prin scrisoare/u },
  ],
  [/плательщика НДС/u],
  [/\borar(ul|ului)?\b/iu],
  [/\bține minte\b|\bhotărâr|\bhotărât|\bnehotărât/iu],
  [/\baduce(ți|m)? înapoi|\badu înapoi|вернуть назад/iu],
  [/\bse arată\b|\barătat[eă]?\b/iu, { only: /^(storefront|backoffice|contract|server)\// }],
  [/'Felul'|\bFelul\b/u],
  [/Lucrări în fundal/u],
  [/\bmarf[ăa]\b|\bmărfuri/iu, { only: /^(storefront|backoffice|contract)\// }],
  [/[Сс]остояни[ея] (заказа|оплаты)/u],
  [
    /'[^']*[Рр]аздел(?!ит)/u,
    { only: /^(backoffice\/features\/(products|reference|sheet|exchange)|contract\/editing)\// },
  ],
];

test.each(beaten)('%s is said nowhere', (term, { right, only } = {}) => {
  const said = files
    .filter((file) => !only || only.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => term.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) && !right?.test(line))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );
  expect(said).toEqual([]);
});
