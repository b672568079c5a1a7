import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** One import: its trial, its columns, its rows, and what applying it did. */
export const text = defineMessages({
  back: ['Import de tabele', 'Импорт таблиц'],
  broughtBy: [
    (who: string, when: string) => `Încărcat de ${who}, ${when}`,
    (who, when) => `Загрузил(а) ${who}, ${when}`,
  ],
  report: ['Raport pentru furnizor', 'Отчёт для поставщика'],
  drop: ['Renunță', 'Убрать'],
  dropSure: ['Renunțați la acest fișier?', 'Убрать этот файл?'],
  dropText: [
    'Rezultatul verificării se șterge. În catalog nu s-a schimbat nimic. Fișierul se poate încărca din nou.',
    'Результат проверки удалится. В каталоге ничего не изменилось. Файл можно загрузить снова.',
  ],
  dropped: ['S-a renunțat la fișier', 'Файл убран'],
  trying: ['Se verifică fișierul', 'Файл проверяется'],
  applying: ['Se aplică modificările', 'Изменения применяются'],
  undoing: ['Se restabilesc valorile de dinainte', 'Возвращаются прежние значения'],
  undoStopped: ['Anularea s-a oprit la mijloc', 'Отмена остановилась на полпути'],
  undoBegun: ['Anularea a început', 'Отмена началась'],
  waiting: ['Își așteaptă rândul', 'Ждёт своей очереди'],
  goOn: [
    'Puteți pleca de pe pagină, sarcina continuă.',
    'Страницу можно закрыть, работа продолжится.',
  ],
  done: [
    (done: string, total: string) => `Rânduri parcurse: ${done} din ${total}`,
    (done, total) => `Пройдено строк: ${done} из ${total}`,
  ],
  cancel: ['Oprește', 'Остановить'],
  wasCancelled: ['Sarcina se oprește', 'Останавливается'],
  resume: ['Continuă', 'Продолжить'],
  resumed: ['Sarcina continuă de unde a rămas', 'Работа продолжится с того же места'],
  jobs: ['Sarcini în fundal', 'Фоновые задания'],
  tryFailed: ['Fișierul nu a putut fi citit', 'Файл не удалось прочитать'],
  tryFailedText: ['Verificarea a eșuat.', 'Проверка не удалась.'],
  tryStopped: ['Verificarea a fost oprită', 'Проверка остановлена'],
  tryStoppedText: ['În catalog nu s-a schimbat nimic.', 'В каталоге ничего не изменилось.'],
  byHand: ['Potrivește coloanele manual', 'Сопоставить столбцы вручную'],
  applyStopped: ['Aplicarea s-a oprit la mijloc', 'Применение остановилось на полпути'],
  applyStoppedText: [
    (done: string, total: string) =>
      `S-au parcurs ${done} din ${total}. Continuați sau anulați ce s-a schimbat.`,
    (done, total) =>
      `Пройдено ${done} из ${total}. Продолжите или верните то, что успело измениться.`,
  ],
  applied: ['Aplicat', 'Применено'],
  saved: [
    pluralRo('# produs salvat', '# produse salvate', '# de produse salvate'),
    pluralRu('сохранён # товар', 'сохранено # товара', 'сохранено # товаров'),
  ],
  refusedLate: [
    pluralRo(
      '# rând a fost respins la aplicare: cineva a schimbat produsul între timp sau nu aveți dreptul.',
      '# rânduri au fost respinse la aplicare: cineva a schimbat produsele între timp sau nu aveți dreptul.',
      '# de rânduri au fost respinse la aplicare: cineva a schimbat produsele între timp sau nu aveți dreptul.',
    ),
    pluralRu(
      '# строка отклонена при применении: товар тем временем изменили, или у вас нет на это права.',
      '# строки отклонены при применении: товары тем временем изменили, или у вас нет на это права.',
      '# строк отклонено при применении: товары тем временем изменили, или у вас нет на это права.',
    ),
  ],
  showRefused: ['Arată rândurile respinse', 'Показать отклонённые строки'],
  undo: ['Anulează importul', 'Отменить импорт'],
  undoSure: ['Restabiliți valorile de dinainte?', 'Вернуть прежние значения?'],
  undoText: [
    pluralRo(
      '# produs primește valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
      '# produse primesc valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
      '# de produse primesc valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
    ),
    pluralRu(
      '# товар получит значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
      '# товара получат значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
      '# товаров получат значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
    ),
  ],
  undoNow: ['Da, restabilește', 'Да, вернуть'],
  keep: ['Lasă așa', 'Оставить'],
  undoneSaid: [
    pluralRo('# produs restabilit', '# produse restabilite', '# de produse restabilite'),
    pluralRu('Возвращён # товар', 'Возвращено # товара', 'Возвращено # товаров'),
  ],
  undone: ['Importul a fost anulat', 'Импорт отменён'],
  undoneBy: [
    (who: string, when: string) => `De ${who}, ${when}.`,
    (who, when) => `${who}, ${when}.`,
  ],
  leftAlone: [
    pluralRo(
      '# produs a rămas cum este: s-a schimbat după import.',
      '# produse au rămas cum sunt: s-au schimbat după import.',
      '# de produse au rămas cum sunt: s-au schimbat după import.',
    ),
    pluralRu(
      '# товар остался как есть: его изменили после импорта.',
      '# товара остались как есть: их изменили после импорта.',
      '# товаров остались как есть: их изменили после импорта.',
    ),
  ],
  columns: ['Coloanele recunoscute', 'Распознанные столбцы'],
  changeColumns: ['Schimbă coloanele', 'Изменить столбцы'],
  columnsExplained: [
    'Pentru fiecare câmp, coloana din fișier. „Automat” lasă recunoașterea după denumire. Fișierul se verifică din nou.',
    'Для каждого поля укажите столбец файла. «Автоматически» — узнаётся по названию. Файл будет проверен заново.',
  ],
  automatic: ['Automat', 'Автоматически'],
  automaticFound: [
    (heading: string) => `Automat: „${heading}”`,
    (heading) => `Автоматически: «${heading}»`,
  ],
  header: ['Rândul cu denumirile coloanelor', 'Строка с названиями столбцов'],
  headerRow: [
    (row: number, cells: string) => `${row}: ${cells}`,
    (row, cells) => `${row}: ${cells}`,
  ],
  keys: ['După ce se recunosc produsele', 'По чему узнаются товары'],
  values: ['Ce se citește', 'Что читается'],
  example: [(cells: string) => `ex.: ${cells}`, (cells) => `напр.: ${cells}`],
  keepFor: ['Furnizorul pentru care se țin minte', 'Поставщик, для которого это запомнить'],
  tryAgain: ['Verifică din nou', 'Проверить заново'],
  noTable: [
    'Fișierul nu mai este păstrat sau nu poate fi deschis.',
    'Файл больше не хранится, или его нельзя открыть.',
  ],
  rows: ['Rânduri', 'Строки'],
  outcome: ['Rezultatul', 'Результат'],
  all: ['Toate', 'Все'],
  row: ['Rând', 'Строка'],
  product: ['Produsul, ca în fișier', 'Товар, как в файле'],
  details: ['Ce se schimbă', 'Что меняется'],
  openProduct: [(key: string) => `Deschide produsul ${key}`, (key) => `Открыть товар ${key}`],
  refused: ['respins', 'отклонено'],
  'left-out': ['celulă omisă', 'ячейка пропущена'],
  note: ['de văzut', 'к сведению'],
  proposal: ['Propunere:', 'Предложение:'],
  take: [(value: string) => `Ia ${value}`, (value) => `Взять ${value}`],
  takeAll: ['Ia toate stocurile propuse', 'Взять все предложенные остатки'],
  taken: [
    pluralRo(
      'S-a luat stocul propus pentru # rând',
      'S-a luat stocul propus pentru # rânduri',
      'S-a luat stocul propus pentru # de rânduri',
    ),
    pluralRu(
      'Предложенный остаток взят для # строки',
      'Предложенный остаток взят для # строк',
      'Предложенный остаток взят для # строк',
    ),
  ],
  noneOf: ['Niciun rând de acest fel', 'Таких строк нет'],
  emptyValue: ['gol', 'пусто'],
  picture: ['imaginea', 'картинка'],
  document: ['documentul', 'документ'],
  promotion: ['Promoția', 'Акция'],
  newBrand: ['brand nou', 'новый бренд'],
  stock: [(stock: number) => `stoc: ${stock}`, (stock) => `остаток: ${stock}`],
  state: ['Starea', 'Состояние'],
  stillArchived: [
    pluralRo(
      '# produs din fișier este în arhivă și nu se vinde: starea lui se schimbă în Produse.',
      '# produse din fișier sunt în arhivă și nu se vând: starea lor se schimbă în Produse.',
      '# de produse din fișier sunt în arhivă și nu se vând: starea lor se schimbă în Produse.',
    ),
    pluralRu(
      '# товар из файла в архиве и не продаётся: его состояние меняется в разделе «Товары».',
      '# товара из файла в архиве и не продаются: их состояние меняется в разделе «Товары».',
      '# товаров из файла в архиве и не продаются: их состояние меняется в разделе «Товары».',
    ),
  ],
  unread: ['Nu se citește', 'Не читать'],
  // Names may end with a full stop of their own.
  notRead: [(fields: string) => `Nu se citesc: ${fields}`, (fields) => `Не читаются: ${fields}`],
  notWritten: [
    (fields: string) =>
      `Recunoscute, dar neschimbate în catalog până nu le bifați la „Schimbă coloanele”: ${fields}`,
    (fields) =>
      `Распознаны, но в каталоге не меняются, пока не отмечены в «Изменить столбцы»: ${fields}`,
  ],
});
