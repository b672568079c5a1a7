import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of the overview, of runs and of orders. */
export const text = defineMessages({
  title: ['Schimb cu 1C', 'Обмен с 1С'],
  parts: ['Părțile schimbului', 'Части обмена'],
  overview: ['Pe scurt', 'Сводка'],
  runs: ['Schimburi', 'Сеансы'],
  waiting: ['De decis', 'Решить'],
  decisions: ['Decizii', 'Решения'],
  orders: ['Comenzi', 'Заказы'],
  connection: ['Conectare', 'Подключение'],
  groups: ['Grupe', 'Группы'],
  properties: ['Proprietăți', 'Свойства'],
  trial: ['Probă', 'Проба'],
  catalogue: ['Catalog', 'Каталог'],
  sale: ['Comenzi', 'Заказы'],
  full: ['complet', 'полный'],
  changes: ['modificări', 'изменения'],
  lastCatalogue: ['Produse, prețuri, stocuri', 'Товары, цены, остатки'],
  lastSale: ['Comenzi', 'Заказы'],
  never: ['1C nu a venit încă', '1С ещё не приходила'],
  neverText: [
    'Aici se vede fiecare schimb de date: ce a trimis 1C și ce a devenit în magazin.',
    'Здесь виден каждый сеанс обмена: что прислала 1С и что из этого стало в магазине.',
  ],
  lastRuns: ['Ultimele schimburi', 'Последние сеансы'],
  allRuns: ['Toate schimburile', 'Все сеансы'],
  fine: ['Totul a mers bine', 'Всё прошло хорошо'],
  underWay: ['Se face acum', 'Идёт сейчас'],
  stopped: ['S-a întrerupt', 'Прервался'],
  failed: ['Nu a reușit', 'Не удался'],
  hasRefused: [
    (count: number) =>
      plural('ro', count, {
        one: 'Un obiect respins',
        few: '# obiecte respinse',
        other: '# de obiecte respinse',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# объект отклонён',
        few: '# объекта отклонено',
        other: '# объектов отклонено',
      }),
  ],
  hasDamaged: [
    (count: number) =>
      plural('ro', count, {
        one: 'Un fișier deteriorat',
        few: '# fișiere deteriorate',
        other: '# de fișiere deteriorate',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# файл повреждён',
        few: '# файла повреждено',
        other: '# файлов повреждено',
      }),
  ],
  hasForeign: [
    (count: number) =>
      plural('ro', count, {
        one: 'Un fișier din altă bază 1C',
        few: '# fișiere din altă bază 1C',
        other: '# de fișiere din altă bază 1C',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# файл из другой базы 1С',
        few: '# файла из другой базы 1С',
        other: '# файлов из другой базы 1С',
      }),
  ],
  hasMisplaced: [
    (count: number) =>
      plural('ro', count, {
        one: 'O comandă trimisă la produse, nu la comenzi',
        few: '# comenzi trimise la produse, nu la comenzi',
        other: '# de comenzi trimise la produse, nu la comenzi',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# заказ прислан среди товаров',
        few: '# заказа присланы среди товаров',
        other: '# заказов прислано среди товаров',
      }),
  ],
  putOff_some: ['O parte așteaptă o decizie', 'Часть ждёт решения'],
  putOff_everything: ['Tot ce a venit așteaptă o decizie', 'Всё, что пришло, ждёт решения'],
  hidden: [
    (count: number) =>
      plural('ro', count, {
        one: 'un produs scos din vânzare',
        few: '# produse scoase din vânzare',
        other: '# de produse scoase din vânzare',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# товар снят с продажи',
        few: '# товара сняты с продажи',
        other: '# товаров снято с продажи',
      }),
  ],
  notHidden: [
    (products: number, of: number) =>
      `1C nu a mai numit ${products} din ${plural('ro', of, { one: '# produs', few: '# produse', other: '# de produse' })}. Sunt prea multe ca să dispară de la sine, așa că au rămas în vânzare.`,
    (products: number, of: number) =>
      `1С не назвала ${products} из ${of} товаров. Это слишком много, чтобы снять их самим, поэтому они остались в продаже.`,
  ],
  open: ['Deschide', 'Открыть'],
  toDecide: ['De decis', 'Нужно решить'],
  toDecideNone: ['Nimic nu așteaptă o decizie', 'Решать нечего'],
  toDecideSome: [
    (count: number) =>
      plural('ro', count, {
        one: 'un obiect nu și-a găsit locul',
        few: '# obiecte nu și-au găsit locul',
        other: '# de obiecte nu și-au găsit locul',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# объект не нашёл своего места',
        few: '# объекта не нашли своего места',
        other: '# объектов не нашли своего места',
      }),
  ],
  decide: ['Decideți', 'Решить'],
  untold: ['De transmis în 1C', 'Передать в 1С'],
  untoldNone: ['1C are toate comenzile', 'Все заказы у 1С есть'],
  untoldSome: [
    (count: number) =>
      plural('ro', count, {
        one: 'o comandă pleacă la următorul schimb',
        few: '# comenzi pleacă la următorul schimb',
        other: '# de comenzi pleacă la următorul schimb',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# заказ уйдёт со следующим сеансом',
        few: '# заказа уйдут со следующим сеансом',
        other: '# заказов уйдут со следующим сеансом',
      }),
  ],
  see: ['Vedeți', 'Посмотреть'],
  pricesNotTaken: ['Prețurile nu s-au preluat', 'Цены не загружены'],
  kind: ['Ce', 'Что'],
  begun: ['Început', 'Начат'],
  ended: ['Încheiat', 'Закончен'],
  until: [(moment: string) => `până la ${moment}`, (moment: string) => `до ${moment}`],
  state: ['Cum a mers', 'Как прошёл'],
  state_open: ['în lucru', 'идёт'],
  state_done: ['încheiat', 'закончен'],
  state_failed: ['eșuat', 'не удался'],
  state_abandoned: ['întrerupt', 'прерван'],
  brought: ['Obiecte', 'Объектов'],
  created: ['Noi', 'Новых'],
  changed: ['Schimbate', 'Изменено'],
  unchanged: ['La fel', 'Так же'],
  archived: ['Scoase', 'Снято'],
  waitingCount: ['Amânate', 'Отложено'],
  refused: ['Respinse', 'Отклонено'],
  skipped: ['Sărite', 'Пропущено'],
  run: [(id: number | string) => `Schimbul nr. ${id}`, (id: number | string) => `Сеанс № ${id}`],
  account: ['Contul', 'Учётная запись'],
  schema: ['Versiunea formatului', 'Версия формата'],
  files: ['Fișiere', 'Файлы'],
  file: ['Fișierul', 'Файл'],
  size: ['Mărimea', 'Размер'],
  progress: ['Parcurs', 'Пройдено'],
  pictures: [
    (count: number) =>
      plural('ro', count, { one: 'și o imagine', few: 'și # imagini', other: 'și # de imagini' }),
    (count: number) =>
      plural('ru', count, {
        one: 'и # картинка',
        few: 'и # картинки',
        other: 'и # картинок',
      }),
  ],
  receiving: ['se primește', 'принимается'],
  unpacked: ['despachetat', 'распакован'],
  reading: ['se citește', 'читается'],
  applying: ['se preia', 'загружается'],
  applied: ['preluat', 'загружен'],
  damaged: ['deteriorat', 'повреждён'],
  foreign: ['din altă bază', 'из другой базы'],
  noFiles: ['Niciun fișier', 'Файлов нет'],
  objects: ['Ce a trimis', 'Что прислано'],
  all: ['Toate', 'Все'],
  outcome: ['Rezultatul', 'Результат'],
  what: ['Ce este', 'Что это'],
  name: ['Denumirea', 'Название'],
  reason: ['De ce', 'Почему'],
  placedSince: ['între timp în vânzare', 'уже в продаже'],
  nothingFound: ['Nimic nu se potrivește', 'Ничего не подходит'],
  nothingCame: [
    'În acest schimb nu a venit niciun obiect',
    'В этом обмене не пришло ни одного объекта',
  ],
  nothingYet: ['Încă nu s-a preluat niciun obiect', 'Пока не загружено ни одного объекта'],
  nothingTaken: ['Niciun obiect nu a fost preluat', 'Ни один объект не загружен'],
  searchHint: ['Denumire sau id din 1C', 'Название или ид из 1С'],
  order: ['Comanda', 'Заказ'],
  placedAt: ['Plasată', 'Оформлен'],
  orderStatus: ['Starea', 'Состояние'],
  total: ['Total', 'Сумма'],
  in1c: ['În 1C', 'В 1С'],
  number1c: ['Numărul din 1C', 'Номер в 1С'],
  confirmedAt: ['Preluată', 'Принят'],
  state_untold: ['nu încă', 'ещё нет'],
  state_changed: ['schimbată după', 'изменён после'],
  state_known: ['da', 'да'],
  noOrders: ['Nicio comandă', 'Заказов нет'],
});
