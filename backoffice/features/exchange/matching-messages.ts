import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of what 1C has beside the shop's own, for which somebody says what it is here. */
export const text = defineMessages(
  {
    becomes: 'Ce devine aici',
    becomesFor: (title: string) => `Ce devine aici: ${title}`,
    all: 'Toate',
    open: 'Nedecise',
    allDecided: 'Toate sunt decise',
  },
  {
    becomes: 'Чем станет здесь',
    becomesFor: (title: string) => `Чем станет здесь: ${title}`,
    all: 'Все',
    open: 'Нерешённые',
    allDecided: 'Всё решено',
  },
);

export const groupText = defineMessages(
  {
    intro:
      'Grupele din 1C pe care magazinul nu le are. Nu se afișează nimănui până nu spuneți ce sunt aici. Ce decideți despre o grupă se aplică și pentru cele de sub ea; produsele care așteaptă se pun îndată la locul lor.',
    thing: 'Grupa din 1C',
    goods: 'Ce așteaptă',
    goodsWait: (count: number) =>
      plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' }),
    undecided: 'Nedecis',
    asAbove: 'Ca grupa de deasupra',
    create: 'O categorie nouă',
    ignore: 'Nu se vinde aici',
    made: 'categorie nouă a magazinului',
    saved: 'Reținut; produsele care așteptau se pun la locul lor',
    show: 'Care grupe',
    none: 'Nicio grupă de decis',
    noneText: 'Când 1C trimite grupe pe care magazinul nu le are, le găsiți aici.',
    gone: 'Categoria a fost ștearsă între timp.',
  },
  {
    intro:
      'Группы из 1С, которых в магазине нет. Они никому не видны, пока вы не скажете, чем им быть. Решение о группе действует и для тех, что под ней; товары, которые ждут, сразу встают на место.',
    thing: 'Группа в 1С',
    goods: 'Что ждёт',
    goodsWait: (count: number) =>
      plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
    undecided: 'Не решено',
    asAbove: 'Как группа над ней',
    create: 'Новая категория',
    ignore: 'Здесь не продаём',
    made: 'новая категория магазина',
    saved: 'Запомнено; товары, которые ждали, встают на место',
    show: 'Какие группы',
    none: 'Решать о группах нечего',
    noneText: 'Когда 1С пришлёт группы, которых в магазине нет, они появятся здесь.',
    gone: 'Категория тем временем удалена.',
  },
);

export const propertyText = defineMessages(
  {
    intro:
      'Prin ce descrie 1C produsele. Spuneți ce atribut al magazinului este fiecare proprietate: după atribute se filtrează și se caută. Decizia se reține și se aplică de la următorul schimb.',
    thing: 'Proprietatea din 1C',
    examples: 'Valori, de exemplu',
    noExamples: 'încă nicio valoare',
    moreValues: (count: number) =>
      plural('ro', count, { one: 'și încă una', few: 'și încă #', other: 'și încă # de valori' }),
    undecided: 'Nedecis (un rând la caracteristici)',
    specification: 'Un rând la caracteristici',
    ignore: 'Nu se afișează',
    attributes: 'Atributele magazinului',
    isIt: (title: string) => `Este „${title}”`,
    isItFor: (title: string, property: string) => `Este „${title}”: ${property}`,
    saved: 'Reținut: se aplică de la următorul schimb',
    show: 'Care proprietăți',
    none: 'Nicio proprietate deocamdată',
    noneText: 'Lista apare când 1C trimite produse cu proprietăți.',
    gone: 'Atributul a fost șters între timp.',
  },
  {
    intro:
      'Чем 1С описывает товары. Укажите, какой атрибут магазина стоит за каждым свойством: по атрибутам фильтруют и ищут. Решение запоминается и действует со следующего сеанса.',
    thing: 'Свойство в 1С',
    examples: 'Значения, например',
    noExamples: 'значений пока нет',
    moreValues: (count: number) =>
      plural('ru', count, { one: 'и ещё #', few: 'и ещё #', other: 'и ещё #' }),
    undecided: 'Не решено (строка характеристик)',
    specification: 'Строка характеристик',
    ignore: 'Не показывать',
    attributes: 'Атрибуты магазина',
    isIt: (title: string) => `Это «${title}»`,
    isItFor: (title: string, property: string) => `Это «${title}»: ${property}`,
    saved: 'Запомнено: действует со следующего сеанса',
    show: 'Какие свойства',
    none: 'Свойств пока нет',
    noneText: 'Список появится, когда 1С пришлёт товары со свойствами.',
    gone: 'Атрибут тем временем удалён.',
  },
);

export const baseText = defineMessages(
  {
    bases: 'Bazele 1C',
    intro:
      'O bază se cunoaște după clasificatorul ei. Fișierele alteia nu se preiau până nu spuneți ce este; decizia se aplică de la următorul schimb.',
    roleOf: (name: string) => `Ce este: ${name}`,
    undecided: 'Nedecis: nu se preia',
    role_ours: 'baza magazinului',
    role_same: 'Aceeași bază, cu alt clasificator',
    role_beside: 'A doua bază: se preia pe lângă prima',
    role_instead: 'Baza nouă a magazinului, în locul celei vechi',
    role_refused: 'Nu ține de magazin: nu se preia',
    saved: 'Reținut: se aplică de la următorul schimb',
  },
  {
    bases: 'Базы 1С',
    intro:
      'Базу узнаём по её классификатору. Файлы другой базы не загружаются, пока вы не скажете, что это; решение действует со следующего сеанса.',
    roleOf: (name: string) => `Что это: ${name}`,
    undecided: 'Не решено: не загружается',
    role_ours: 'база магазина',
    role_same: 'Та же база с другим классификатором',
    role_beside: 'Вторая база: загружать вместе с первой',
    role_instead: 'Новая база магазина вместо прежней',
    role_refused: 'К магазину не относится: не загружать',
    saved: 'Запомнено: действует со следующего сеанса',
  },
);
