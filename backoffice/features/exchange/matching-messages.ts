import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of what 1C has beside the shop's own, for which somebody says what it is here. */
export const text = defineMessages({
  becomes: ['Ce devine aici', 'Чем станет здесь'],
  becomesFor: [
    (title: string) => `Ce devine aici: ${title}`,
    (title) => `Чем станет здесь: ${title}`,
  ],
  all: ['Toate', 'Все'],
  open: ['Nedecise', 'Нерешённые'],
  allDecided: ['Toate sunt decise', 'Всё решено'],
});

export const groupText = defineMessages({
  intro: [
    'Grupele din 1C pe care magazinul nu le are. Nu se afișează nimănui până nu spuneți ce sunt aici. Ce decideți despre o grupă se aplică și pentru cele de sub ea; produsele care așteaptă se pun îndată la locul lor.',
    'Группы из 1С, которых в магазине нет. Они никому не видны, пока вы не скажете, чем им быть. Решение о группе действует и для тех, что под ней; товары, которые ждут, сразу встают на место.',
  ],
  thing: ['Grupa din 1C', 'Группа в 1С'],
  goods: ['Ce așteaptă', 'Что ждёт'],
  goodsWait: [
    pluralRo('un produs', '# produse', '# de produse'),
    pluralRu('# товар', '# товара', '# товаров'),
  ],
  undecided: ['Nedecis', 'Не решено'],
  asAbove: ['Ca grupa de deasupra', 'Как группа над ней'],
  create: ['O categorie nouă', 'Новая категория'],
  ignore: ['Nu se vinde aici', 'Здесь не продаём'],
  made: ['categorie nouă a magazinului', 'новая категория магазина'],
  saved: [
    'Reținut; produsele care așteptau se pun la locul lor',
    'Запомнено; товары, которые ждали, встают на место',
  ],
  show: ['Care grupe', 'Какие группы'],
  none: ['Nicio grupă de decis', 'Решать о группах нечего'],
  noneText: [
    'Când 1C trimite grupe pe care magazinul nu le are, le găsiți aici.',
    'Когда 1С пришлёт группы, которых в магазине нет, они появятся здесь.',
  ],
  gone: ['Categoria a fost ștearsă între timp.', 'Категория тем временем удалена.'],
});

export const propertyText = defineMessages({
  intro: [
    'Prin ce descrie 1C produsele. Spuneți ce atribut al magazinului este fiecare proprietate: după atribute se filtrează și se caută. Decizia se reține și se aplică de la următorul schimb.',
    'Чем 1С описывает товары. Укажите, какой атрибут магазина стоит за каждым свойством: по атрибутам фильтруют и ищут. Решение запоминается и действует со следующего сеанса.',
  ],
  thing: ['Proprietatea din 1C', 'Свойство в 1С'],
  examples: ['Valori, de exemplu', 'Значения, например'],
  noExamples: ['încă nicio valoare', 'значений пока нет'],
  moreValues: [
    pluralRo('și încă una', 'și încă #', 'și încă # de valori'),
    pluralRu('и ещё #', 'и ещё #', 'и ещё #'),
  ],
  undecided: ['Nedecis (un rând la caracteristici)', 'Не решено (строка характеристик)'],
  specification: ['Un rând la caracteristici', 'Строка характеристик'],
  ignore: ['Nu se afișează', 'Не показывать'],
  attributes: ['Atributele magazinului', 'Атрибуты магазина'],
  isIt: [(title: string) => `Este „${title}”`, (title) => `Это «${title}»`],
  isItFor: [
    (title: string, property: string) => `Este „${title}”: ${property}`,
    (title, property) => `Это «${title}»: ${property}`,
  ],
  saved: ['Reținut: se aplică de la următorul schimb', 'Запомнено: действует со следующего сеанса'],
  show: ['Care proprietăți', 'Какие свойства'],
  none: ['Nicio proprietate deocamdată', 'Свойств пока нет'],
  noneText: [
    'Lista apare când 1C trimite produse cu proprietăți.',
    'Список появится, когда 1С пришлёт товары со свойствами.',
  ],
  gone: ['Atributul a fost șters între timp.', 'Атрибут тем временем удалён.'],
});

export const baseText = defineMessages({
  bases: ['Bazele 1C', 'Базы 1С'],
  intro: [
    'O bază se cunoaște după clasificatorul ei. Fișierele alteia nu se preiau până nu spuneți ce este; decizia se aplică de la următorul schimb.',
    'Базу узнаём по её классификатору. Файлы другой базы не загружаются, пока вы не скажете, что это; решение действует со следующего сеанса.',
  ],
  roleOf: [(name: string) => `Ce este: ${name}`, (name) => `Что это: ${name}`],
  undecided: ['Nedecis: nu se preia', 'Не решено: не загружается'],
  role_ours: ['baza magazinului', 'база магазина'],
  role_same: ['Aceeași bază, cu alt clasificator', 'Та же база с другим классификатором'],
  role_beside: ['A doua bază: se preia pe lângă prima', 'Вторая база: загружать вместе с первой'],
  role_instead: [
    'Baza nouă a magazinului, în locul celei vechi',
    'Новая база магазина вместо прежней',
  ],
  role_refused: ['Nu ține de magazin: nu se preia', 'К магазину не относится: не загружать'],
  saved: ['Reținut: se aplică de la următorul schimb', 'Запомнено: действует со следующего сеанса'],
});
