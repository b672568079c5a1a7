import { defineMessages, plural } from '../../../storefront/i18n/messages.ts';

/** Words of properties and of the trial of a package. */
export const propertyMessages = defineMessages(
  {
    intro:
      'Prin ce descrie 1C mărfurile. Spuneți ce atribut al magazinului este fiecare proprietate: după atribute se filtrează și se caută. Hotărârea se ține minte și se aplică de la următorul schimb.',
    property: 'Proprietatea din 1C',
    examples: 'Valori, de exemplu',
    noExamples: 'încă nicio valoare',
    moreValues: (count: number) =>
      plural('ro', count, { one: 'și încă una', few: 'și încă #', other: 'și încă # de' }),
    becomes: 'Ce devine aici',
    becomesFor: (title: string) => `Ce devine aici: ${title}`,
    undecided: 'Nehotărât (o linie la specificații)',
    specification: 'O linie la specificații',
    ignore: 'Nu se arată',
    attributes: 'Atributele magazinului',
    isIt: (title: string) => `Este „${title}”`,
    isItFor: (title: string, property: string) => `Este „${title}”: ${property}`,
    saved: 'Ținut minte: se aplică de la următorul schimb',
    all: 'Toate',
    open: 'Nehotărâte',
    show: 'Care proprietăți',
    none: 'Nicio proprietate deocamdată',
    noneText: 'Lista apare când 1C trimite mărfuri cu proprietăți.',
    allDecided: 'Toate sunt hotărâte',
    gone: 'Atributul a fost șters între timp.',

    trialIntro:
      'Aduceți un fișier din 1C (xml sau zip) și vedeți ce s-ar întâmpla. Nu se scrie nimic: nici mărfuri, nici prețuri, nici comenzi.',
    choose: 'Alege fișierul',
    hint: 'XML sau ZIP, până la 64 MB. Se poate și trage aici.',
    empty: 'Fișierul este gol.',
    tooLarge: 'Fișierul este mai mare de 64 MB.',
    other: 'Alt fișier',
    wouldDo: 'Ce s-ar întâmpla',
    nothing: 'Fișierul nu conține nimic pentru magazin.',
    refusedTitle: 'Pachetul nu se poate prelua',
    kind: 'Ce este',
    things: 'Lucru cu lucru',
    shownFirst: (count: number) =>
      plural('ro', count, {
        one: 'Se arată primul obiect.',
        few: 'Se arată primele # obiecte; cele neschimbate sunt la sfârșit.',
        other: 'Se arată primele # de obiecte; cele neschimbate sunt la sfârșit.',
      }),
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

    trialIntro:
      'Загрузите файл из 1С (xml или zip) и посмотрите, что произошло бы. Ничего не записывается: ни товары, ни цены, ни заказы.',
    choose: 'Выбрать файл',
    hint: 'XML или ZIP, до 64 МБ. Можно перетащить сюда.',
    empty: 'Файл пуст.',
    tooLarge: 'Файл больше 64 МБ.',
    other: 'Другой файл',
    wouldDo: 'Что произошло бы',
    nothing: 'В файле нет ничего для магазина.',
    refusedTitle: 'Пакет нельзя загрузить',
    kind: 'Что это',
    things: 'По одному',
    shownFirst: (count: number) =>
      plural('ru', count, {
        one: 'Показан первый # объект; без изменений — в конце.',
        few: 'Показаны первые # объекта; без изменений — в конце.',
        other: 'Показаны первые # объектов; без изменений — в конце.',
      }),
  },
);
