import type { Locale } from '../locale.ts';
import { isStaffMessageKey, staffMessage } from './messages.ts';

type LocalisedText = Record<Locale, string>;

/** Why something was put off, passed over or refused, in words for people. */
const reasons: Record<string, LocalisedText> = {
  'no-group': { ro: 'fără grupă cunoscută', ru: 'без известной группы' },
  'new-group': {
    ro: 'grupa din 1C nu are încă un loc aici',
    ru: 'группе из 1С ещё не нашли места',
  },
  'group-decided': { ro: 'merge unde s-a decis', ru: 'идёт, куда решено' },
  'no-price': { ro: 'fără preț', ru: 'без цены' },
  'no-price-type': {
    ro: 'nu s-a ales tipul de preț al magazinului',
    ru: 'не выбран тип цен магазина',
  },
  'negative-price': { ro: 'preț negativ', ru: 'отрицательная цена' },
  'price-too-high': { ro: 'preț neverosimil de mare', ru: 'неправдоподобно высокая цена' },
  currency: { ro: 'preț în altă valută', ru: 'цена в другой валюте' },
  'unknown-unit': { ro: 'unitate de măsură necunoscută', ru: 'неизвестная единица измерения' },
  'same-code': {
    ro: 'avem deja un produs cu acest cod',
    ru: 'товар с таким кодом у нас уже есть',
  },
  'code-taken': {
    ro: 'codul aparține altui produs din 1C',
    ru: 'код занят другим товаром из 1С',
  },
  'no-product': {
    ro: 'preț fără produs',
    ru: 'цена без товара',
  },
  'product-waits': { ro: 'așteaptă împreună cu produsul', ru: 'ждёт вместе с товаром' },
  'not-sold-here': { ro: 'nu se vinde aici', ru: 'здесь не продаётся' },
  linked: { ro: 'unit cu produsul nostru', ru: 'связан с нашим товаром' },
  'said-twice': { ro: 'apare de două ori în fișier', ru: 'встречается в файле дважды' },
  service: { ro: 'serviciu, nu produs', ru: 'услуга, а не товар' },
  older: { ro: 'fișier mai vechi decât ce știm deja', ru: 'файл старше того, что уже известно' },
  deleted: { ro: 'șters în 1C', ru: 'удалён в 1С' },
  'deleted-group': { ro: 'grupă ștearsă în 1C', ru: 'группа удалена в 1С' },
  'deleted-here': { ro: 'ștearsă la noi', ru: 'удалена у нас' },
  folded: { ro: 'mai adânc de patru niveluri', ru: 'глубже четырёх уровней' },
  'order-in-catalogue': {
    ro: 'comandă trimisă la schimbul de produse; se trimite la cel de comenzi',
    ru: 'заказ прислан в обмен товарами, его место в обмене заказами',
  },
  'not-known': { ro: 'nu este folosit de magazin', ru: 'магазином не используется' },
};

/** Fields of a product or a category, where people's own words stay. */
const fields: Record<string, LocalisedText> = {
  title_ro: { ro: 'denumirea română', ru: 'румынское название' },
  title_ru: { ro: 'denumirea rusă', ru: 'русское название' },
  code: { ro: 'codul', ru: 'код' },
  category_id: { ro: 'categoria', ru: 'категория' },
  parent_id: { ro: 'locul în arbore', ru: 'место в дереве' },
  brand_id: { ro: 'brandul', ru: 'бренд' },
  description_ro: { ro: 'descrierea română', ru: 'румынское описание' },
  description_ru: { ro: 'descrierea rusă', ru: 'русское описание' },
  unit: { ro: 'unitatea', ru: 'единица' },
  ean: { ro: 'codul de bare', ru: 'штрихкод' },
  price: { ro: 'prețul', ru: 'цена' },
  slug: { ro: 'adresa paginii', ru: 'адрес страницы' },
  state: { ro: 'starea', ru: 'состояние' },
};

const fieldName = (name: string, locale: Locale) => fields[name]?.[locale] ?? name;

/** What a reason says, or several of them. One that nobody has words for is shown as it is. */
export function exchangeReason(reason: string, locale: Locale): string {
  const mistakes = mistakesIn(reason, locale);
  if (mistakes !== null) return mistakes;
  return reason
    .split('; ')
    .map((one) => oneReason(one, locale))
    .join('; ');
}

function oneReason(reason: string, locale: Locale): string {
  const known = reasons[reason]?.[locale];
  if (known) return known;
  const [, kept] = /^ours: (.+)$/.exec(reason) ?? [];
  if (kept) {
    const names = kept.split(', ').map((name) => fieldName(name, locale));
    return `${locale === 'ro' ? 'rămâne cum ați scris' : 'осталось как у вас'}: ${names.join(', ')}`;
  }
  const [, problem = '', named] = /^([a-z-]+): (.+)$/.exec(reason) ?? [];
  const words = (reasonsNaming[problem] ?? reasons[problem])?.[locale];
  return words ? `${words}: ${named}` : reason;
}

/** Of what, is said behind them. */
const reasonsNaming: Record<string, LocalisedText> = {
  'picture-missing': { ro: 'imaginea nu a venit', ru: 'картинка не пришла' },
  'picture-too-large': { ro: 'imaginea este prea mare', ru: 'картинка слишком велика' },
  'no-picture': { ro: 'fișierul nu este o imagine', ru: 'файл не картинка' },
};

/** Of a refusal that was kept as it was written: field by field. */
function mistakesIn(reason: string, locale: Locale): string | null {
  const [, listed] = /^\{"kind":"invalid","fields":\{(.+)/.exec(reason) ?? [];
  if (listed) {
    const sentences = [...listed.matchAll(/"([^"]+)":\["([^"]+)"/g)].map(
      ([, name = '', key = '']) => {
        const message = isStaffMessageKey(key) ? staffMessage(key, locale) : key;
        return `${fieldName(name, locale)}: ${message}`;
      },
    );
    return sentences.join('; ') || null;
  }
  return reason.startsWith('{"kind":"missing"')
    ? { ro: 'nu există la noi', ru: 'у нас такого нет' }[locale]
    : null;
}

const kinds: Record<string, LocalisedText> = {
  classifier: { ro: 'clasificator', ru: 'классификатор' },
  group: { ro: 'grupă', ru: 'группа' },
  property: { ro: 'proprietate', ru: 'свойство' },
  unit: { ro: 'unitate', ru: 'единица' },
  product: { ro: 'produs', ru: 'товар' },
  'price-type': { ro: 'tip de preț', ru: 'тип цен' },
  warehouse: { ro: 'depozit', ru: 'склад' },
  offer: { ro: 'preț și stoc', ru: 'цена и остаток' },
  document: { ro: 'comandă', ru: 'заказ' },
};

export const exchangeKind = (kind: string, locale: Locale) => kinds[kind]?.[locale] ?? kind;

const outcomes: Record<string, LocalisedText> = {
  created: { ro: 'nou', ru: 'новый' },
  changed: { ro: 'schimbat', ru: 'изменён' },
  unchanged: { ro: 'la fel', ru: 'без изменений' },
  archived: { ro: 'scos din vânzare', ru: 'снят с продажи' },
  waiting: { ro: 'amânat', ru: 'отложен' },
  refused: { ro: 'respins', ru: 'отклонён' },
  skipped: { ro: 'sărit', ru: 'пропущен' },
  unread: { ro: 'urmează', ru: 'в очереди' },
};

export const exchangeOutcome = (outcome: string | null, locale: Locale) =>
  outcomes[outcome ?? 'unread']?.[locale] ?? String(outcome);

/** What a run of 1C brings, how much of it, and how it went; and what 1C knows of an order. */
export const exchangeWords = {
  ro: {
    kind: { catalogue: 'Catalog', sale: 'Comenzi' },
    extent: { full: 'complet', changes: 'modificări' },
    state: { open: 'în lucru', done: 'încheiat', abandoned: 'întrerupt' },
    told: { untold: 'nu încă', changed: 'schimbată după', known: 'da' },
  },
  ru: {
    kind: { catalogue: 'Каталог', sale: 'Заказы' },
    extent: { full: 'полный', changes: 'изменения' },
    state: { open: 'идёт', done: 'закончен', abandoned: 'прерван' },
    told: { untold: 'ещё нет', changed: 'изменён после', known: 'да' },
  },
};
