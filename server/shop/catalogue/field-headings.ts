import { productColumnNames, productColumns } from '../../../contract/editing/product-columns.ts';
import type { ImportField } from '../../../contract/import/options.ts';

const ofDetails: [ImportField, RegExp][] = [
  ['specifications_ro', /^(alte caracteristici|другие характеристики)[ _]\(?(ro|рум)\)?$/],
  ['specifications_ru', /^(alte caracteristici|другие характеристики)[ _]\(?(ru|рус)\)?$/],
  ['documents', /^(documente|documents|документы)$/],
  ['links', /^(produse legate|linked products|связанные товары)$/],
];

/** As they are written in Romanian, Russian and English, without diacritics. */
const known: [ImportField, RegExp][] = [
  // First: «Stoc mic» is no stock.
  ...productColumnNames.map((name): [ImportField, RegExp] => [name, productColumns[name].heading]),
  ...ofDetails,
  ['ean', /^(ean( ?-?13)?|gtin|cod(ul)?( de)? bar[ae]|bar ?code|штрих ?-?код)$/],
  ['shop_code', /^(cod(ul)? (magazin(ului)?|intern)|shop code|код магазина|внутренний код)$/],
  ['supplier_code', /^(cod(ul)? furnizor(ului)?|supplier('s)? code|код поставщика)$/],
  [
    'code',
    /^(cod(ul)?( (produs(ului)?|articol))?|articol|art|sku|(part |product )?code|part number|артикул|код( товара| производителя)?)$/,
  ],
  ['title_ro', /^(denumire(a)?|titlu|name|title|наименование|название)[ _]\(?(ro|рум)\)?$/],
  ['title_ru', /^(denumire(a)?|titlu|name|title|наименование|название)[ _]\(?(ru|рус)\)?$/],
  [
    'title',
    /^(denumire(a)?( (produsului|marfii))?|nume(le)?|titlu|produs|name|title|product|item|наименование( товара)?|название|товар|номенклатура)$/,
  ],
  ['unit', /^(um|u ?\.? ?m|unitate(a)?( de masura)?|unit|ед\.?( ?изм)?|единица( измерения)?)$/],
  [
    'category',
    /^(categori[ea]|grup[ae]( de produse)?|category|group|категория|группа( товаров)?|раздел)$/,
  ],
  // «Marca» and «марка» of a cable are what it is made like, not by whom.
  ['brand', /^(brand(ul)?|producator(ul)?|manufacturer|бренд|производитель|торговая марка)$/],
  ['state', /^(stare(a)?|status(ul)?|state|состояние|статус)$/],
  [
    'stock',
    /^(stoc(ul)?|stock|cantitate(a)?|qty|quantity|disponibil|остат(ок|ки)|наличие|количество|кол-?во)(?![a-zа-яё])/,
  ],
  [
    'promotion_price',
    /^(pret(ul)?( de| la| in)? promo|promo(tion(al)?)? price|цена по акции|акционная цена|промо-?цена)/,
  ],
  [
    'promotion_starts',
    /^(promoti[ea] (incepe|de la|din)|inceputul promotiei|promo(tion)? (start|from)|(начало акции|акция с))$/,
  ],
  [
    'promotion_ends',
    /^(promoti[ea] (se termina|pana la)|sfarsitul promotiei|promo(tion)? (end|until)|((конец|окончание) акции|акция (до|по)))$/,
  ],
  [
    'price',
    /^(pret(ul)?|price|цена)(?!.*(fara|without|excl|без|vechi|old|стар|achiz|закуп|promo|акци|скидк|usd|eur|€|\$))/,
  ],
];

/** Small letters without diacritics; Cyrillic ones keep theirs, й is no и. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\u0400-\u04ff]+/g, (part) =>
      part.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    )
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** «Denumirea / Наименование» is known by either, «Preț, lei» by what stands before the comma. */
export function fieldOf(heading: string): ImportField | undefined {
  const names = heading.split(/[/|]/).map((name) => plain(name).replace(/[.:]+$/, ''));
  return known.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}

export const isFieldHeading = (heading: string) => fieldOf(heading) !== undefined;
