import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** One import: its trial, its columns, its rows, and what applying it did. */
export const text = defineMessages(
  {
    back: 'Import de tabele',
    broughtBy: (who: string, when: string) => `Încărcat de ${who}, ${when}`,
    report: 'Raport pentru furnizor',
    drop: 'Renunță',
    dropSure: 'Renunțați la acest fișier?',
    dropText:
      'Rezultatul verificării se șterge. În catalog nu s-a schimbat nimic. Fișierul se poate încărca din nou.',
    dropped: 'S-a renunțat la fișier',
    trying: 'Se verifică fișierul',
    applying: 'Se aplică modificările',
    undoing: 'Se restabilesc valorile de dinainte',
    undoStopped: 'Anularea s-a oprit la mijloc',
    undoBegun: 'Anularea a început',
    waiting: 'Își așteaptă rândul',
    goOn: 'Puteți pleca de pe pagină, sarcina continuă.',
    done: (done: string, total: string) => `Rânduri parcurse: ${done} din ${total}`,
    cancel: 'Oprește',
    wasCancelled: 'Sarcina se oprește',
    resume: 'Continuă',
    resumed: 'Sarcina continuă de unde a rămas',
    jobs: 'Sarcini în fundal',
    tryFailed: 'Fișierul nu a putut fi citit',
    tryFailedText: 'Verificarea a eșuat.',
    tryStopped: 'Verificarea a fost oprită',
    tryStoppedText: 'În catalog nu s-a schimbat nimic.',
    byHand: 'Potrivește coloanele manual',
    applyStopped: 'Aplicarea s-a oprit la mijloc',
    applyStoppedText: (done: string, total: string) =>
      `S-au parcurs ${done} din ${total}. Continuați sau anulați ce s-a schimbat.`,
    applied: 'Aplicat',
    saved: (count: number) =>
      plural('ro', count, {
        one: '# produs salvat',
        few: '# produse salvate',
        other: '# de produse salvate',
      }),
    refusedLate: (count: number) =>
      plural('ro', count, {
        one: '# rând a fost respins la aplicare: cineva a schimbat produsul între timp sau nu aveți dreptul.',
        few: '# rânduri au fost respinse la aplicare: cineva a schimbat produsele între timp sau nu aveți dreptul.',
        other:
          '# de rânduri au fost respinse la aplicare: cineva a schimbat produsele între timp sau nu aveți dreptul.',
      }),
    showRefused: 'Arată rândurile respinse',
    undo: 'Anulează importul',
    undoSure: 'Restabiliți valorile de dinainte?',
    undoText: (count: number) =>
      plural('ro', count, {
        one: '# produs primește valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
        few: '# produse primesc valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
        other:
          '# de produse primesc valorile dinaintea importului. Ce a schimbat cineva după aceea rămâne; produsele create trec în arhivă.',
      }),
    undoNow: 'Da, restabilește',
    keep: 'Lasă așa',
    undoneSaid: (count: number) =>
      plural('ro', count, {
        one: '# produs restabilit',
        few: '# produse restabilite',
        other: '# de produse restabilite',
      }),
    undone: 'Importul a fost anulat',
    undoneBy: (who: string, when: string) => `De ${who}, ${when}.`,
    leftAlone: (count: number) =>
      plural('ro', count, {
        one: '# produs a rămas cum este: s-a schimbat după import.',
        few: '# produse au rămas cum sunt: s-au schimbat după import.',
        other: '# de produse au rămas cum sunt: s-au schimbat după import.',
      }),
    columns: 'Coloanele recunoscute',
    changeColumns: 'Schimbă coloanele',
    columnsExplained:
      'Pentru fiecare câmp, coloana din fișier. „Automat” lasă recunoașterea după denumire. Fișierul se verifică din nou.',
    automatic: 'Automat',
    automaticFound: (heading: string) => `Automat: „${heading}”`,
    header: 'Rândul cu denumirile coloanelor',
    headerRow: (row: number, cells: string) => `${row}: ${cells}`,
    keys: 'După ce se recunosc produsele',
    values: 'Ce se citește',
    example: (cells: string) => `ex.: ${cells}`,
    keepFor: 'Furnizorul pentru care se țin minte',
    tryAgain: 'Verifică din nou',
    noTable: 'Fișierul nu mai este păstrat sau nu poate fi deschis.',
    rows: 'Rânduri',
    outcome: 'Rezultatul',
    all: 'Toate',
    row: 'Rând',
    product: 'Produsul, ca în fișier',
    details: 'Ce se schimbă',
    openProduct: (key: string) => `Deschide produsul ${key}`,
    refused: 'respins',
    'left-out': 'celulă omisă',
    note: 'de văzut',
    proposal: 'Propunere:',
    take: (value: string) => `Ia ${value}`,
    takeAll: 'Ia toate stocurile propuse',
    taken: (count: number) =>
      plural('ro', count, {
        one: 'S-a luat stocul propus pentru # rând',
        few: 'S-a luat stocul propus pentru # rânduri',
        other: 'S-a luat stocul propus pentru # de rânduri',
      }),
    noneOf: 'Niciun rând de acest fel',
    emptyValue: 'gol',
    picture: 'imaginea',
    document: 'documentul',
    promotion: 'Promoția',
    newBrand: 'brand nou',
    stock: (stock: number) => `stoc: ${stock}`,
    state: 'Starea',
    stillArchived: (count: number) =>
      plural('ro', count, {
        one: '# produs din fișier este în arhivă și nu se vinde: starea lui se schimbă în Produse.',
        few: '# produse din fișier sunt în arhivă și nu se vând: starea lor se schimbă în Produse.',
        other:
          '# de produse din fișier sunt în arhivă și nu se vând: starea lor se schimbă în Produse.',
      }),
    unread: 'Nu se citește',
    // Names may end with a full stop of their own.
    notRead: (fields: string) => `Nu se citesc: ${fields}`,
    notWritten: (fields: string) =>
      `Recunoscute, dar neschimbate în catalog până nu le bifați la „Schimbă coloanele”: ${fields}`,
  },
  {
    back: 'Импорт таблиц',
    broughtBy: (who: string, when: string) => `Загрузил(а) ${who}, ${when}`,
    report: 'Отчёт для поставщика',
    drop: 'Убрать',
    dropSure: 'Убрать этот файл?',
    dropText:
      'Результат проверки удалится. В каталоге ничего не изменилось. Файл можно загрузить снова.',
    dropped: 'Файл убран',
    trying: 'Файл проверяется',
    applying: 'Изменения применяются',
    undoing: 'Возвращаются прежние значения',
    undoStopped: 'Отмена остановилась на полпути',
    undoBegun: 'Отмена началась',
    waiting: 'Ждёт своей очереди',
    goOn: 'Страницу можно закрыть, работа продолжится.',
    done: (done: string, total: string) => `Пройдено строк: ${done} из ${total}`,
    cancel: 'Остановить',
    wasCancelled: 'Останавливается',
    resume: 'Продолжить',
    resumed: 'Работа продолжится с того же места',
    jobs: 'Фоновые задания',
    tryFailed: 'Файл не удалось прочитать',
    tryFailedText: 'Проверка не удалась.',
    tryStopped: 'Проверка остановлена',
    tryStoppedText: 'В каталоге ничего не изменилось.',
    byHand: 'Сопоставить столбцы вручную',
    applyStopped: 'Применение остановилось на полпути',
    applyStoppedText: (done: string, total: string) =>
      `Пройдено ${done} из ${total}. Продолжите или верните то, что успело измениться.`,
    applied: 'Применено',
    saved: (count: number) =>
      plural('ru', count, {
        one: 'сохранён # товар',
        few: 'сохранено # товара',
        many: 'сохранено # товаров',
        other: 'сохранено # товара',
      }),
    refusedLate: (count: number) =>
      plural('ru', count, {
        one: '# строка отклонена при применении: товар тем временем изменили, или у вас нет на это права.',
        few: '# строки отклонены при применении: товары тем временем изменили, или у вас нет на это права.',
        many: '# строк отклонено при применении: товары тем временем изменили, или у вас нет на это права.',
        other:
          '# строки отклонено при применении: товары тем временем изменили, или у вас нет на это права.',
      }),
    showRefused: 'Показать отклонённые строки',
    undo: 'Отменить импорт',
    undoSure: 'Вернуть прежние значения?',
    undoText: (count: number) =>
      plural('ru', count, {
        one: '# товар получит значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
        few: '# товара получат значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
        many: '# товаров получат значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
        other:
          '# товара получат значения, какие были до импорта. Что изменили позже, останется; созданные товары уйдут в архив.',
      }),
    undoNow: 'Да, вернуть',
    keep: 'Оставить',
    undoneSaid: (count: number) =>
      plural('ru', count, {
        one: 'Возвращён # товар',
        few: 'Возвращено # товара',
        many: 'Возвращено # товаров',
        other: 'Возвращено # товара',
      }),
    undone: 'Импорт отменён',
    undoneBy: (who: string, when: string) => `${who}, ${when}.`,
    leftAlone: (count: number) =>
      plural('ru', count, {
        one: '# товар остался как есть: его изменили после импорта.',
        few: '# товара остались как есть: их изменили после импорта.',
        many: '# товаров остались как есть: их изменили после импорта.',
        other: '# товара остались как есть: их изменили после импорта.',
      }),
    columns: 'Распознанные столбцы',
    changeColumns: 'Изменить столбцы',
    columnsExplained:
      'Для каждого поля укажите столбец файла. «Автоматически» — узнаётся по названию. Файл будет проверен заново.',
    automatic: 'Автоматически',
    automaticFound: (heading: string) => `Автоматически: «${heading}»`,
    header: 'Строка с названиями столбцов',
    headerRow: (row: number, cells: string) => `${row}: ${cells}`,
    keys: 'По чему узнаются товары',
    values: 'Что читается',
    example: (cells: string) => `напр.: ${cells}`,
    keepFor: 'Поставщик, для которого это запомнить',
    tryAgain: 'Проверить заново',
    noTable: 'Файл больше не хранится, или его нельзя открыть.',
    rows: 'Строки',
    outcome: 'Результат',
    all: 'Все',
    row: 'Строка',
    product: 'Товар, как в файле',
    details: 'Что меняется',
    openProduct: (key: string) => `Открыть товар ${key}`,
    refused: 'отклонено',
    'left-out': 'ячейка пропущена',
    note: 'к сведению',
    proposal: 'Предложение:',
    take: (value) => `Взять ${value}`,
    takeAll: 'Взять все предложенные остатки',
    taken: (count) =>
      plural('ru', count, {
        one: 'Предложенный остаток взят для # строки',
        few: 'Предложенный остаток взят для # строк',
        other: 'Предложенный остаток взят для # строк',
      }),
    noneOf: 'Таких строк нет',
    emptyValue: 'пусто',
    picture: 'картинка',
    document: 'документ',
    promotion: 'Акция',
    newBrand: 'новый бренд',
    stock: (stock) => `остаток: ${stock}`,
    state: 'Состояние',
    stillArchived: (count) =>
      plural('ru', count, {
        one: '# товар из файла в архиве и не продаётся: его состояние меняется в разделе «Товары».',
        few: '# товара из файла в архиве и не продаются: их состояние меняется в разделе «Товары».',
        many: '# товаров из файла в архиве и не продаются: их состояние меняется в разделе «Товары».',
        other:
          '# товара из файла в архиве и не продаются: их состояние меняется в разделе «Товары».',
      }),
    unread: 'Не читать',
    notRead: (fields: string) => `Не читаются: ${fields}`,
    notWritten: (fields: string) =>
      `Распознаны, но в каталоге не меняются, пока не отмечены в «Изменить столбцы»: ${fields}`,
  },
);
