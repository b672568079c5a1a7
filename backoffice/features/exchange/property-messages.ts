import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** Words of properties. */
export const propertyMessages = defineMessages(
  {
    intro:
      'Prin ce descrie 1C produsele. Spuneți ce atribut al magazinului este fiecare proprietate: după atribute se filtrează și se caută. Decizia se reține și se aplică de la următorul schimb.',
    property: 'Proprietatea din 1C',
    examples: 'Valori, de exemplu',
    noExamples: 'încă nicio valoare',
    moreValues: (count: number) =>
      plural('ro', count, { one: 'și încă una', few: 'și încă #', other: 'și încă # de valori' }),
    becomes: 'Ce devine aici',
    becomesFor: (title: string) => `Ce devine aici: ${title}`,
    undecided: 'Nedecis (un rând la caracteristici)',
    specification: 'Un rând la caracteristici',
    ignore: 'Nu se afișează',
    attributes: 'Atributele magazinului',
    isIt: (title: string) => `Este „${title}”`,
    isItFor: (title: string, property: string) => `Este „${title}”: ${property}`,
    saved: 'Reținut: se aplică de la următorul schimb',
    all: 'Toate',
    open: 'Nedecise',
    show: 'Care proprietăți',
    none: 'Nicio proprietate deocamdată',
    noneText: 'Lista apare când 1C trimite produse cu proprietăți.',
    allDecided: 'Toate sunt decise',
    gone: 'Atributul a fost șters între timp.',
  },
  {
    intro:
      'Чем 1С описывает товары. Укажите, какой атрибут магазина стоит за каждым свойством: по атрибутам фильтруют и ищут. Решение запоминается и действует со следующего сеанса.',
    property: 'Свойство в 1С',
    examples: 'Значения, например',
    noExamples: 'значений пока нет',
    moreValues: (count: number) =>
      plural('ru', count, { one: 'и ещё #', few: 'и ещё #', other: 'и ещё #' }),
    becomes: 'Чем станет здесь',
    becomesFor: (title: string) => `Чем станет здесь: ${title}`,
    undecided: 'Не решено (строка характеристик)',
    specification: 'Строка характеристик',
    ignore: 'Не показывать',
    attributes: 'Атрибуты магазина',
    isIt: (title: string) => `Это «${title}»`,
    isItFor: (title: string, property: string) => `Это «${title}»: ${property}`,
    saved: 'Запомнено: действует со следующего сеанса',
    all: 'Все',
    open: 'Нерешённые',
    show: 'Какие свойства',
    none: 'Свойств пока нет',
    noneText: 'Список появится, когда 1С пришлёт товары со свойствами.',
    allDecided: 'Всё решено',
    gone: 'Атрибут тем временем удалён.',
  },
);
