import { defineMessages } from '../../../storefront/i18n/messages.ts';

/** The list of imports, and bringing a file. */
export const messages = defineMessages(
  {
    title: 'Import de tabele',
    bring: 'Un fișier nou de la furnizor',
    choose: 'Alege fișierul',
    hint: 'sau trageți-l aici. CSV sau XLSX, cel mult 20 MB și 200 000 de rânduri.',
    explained:
      'Fișierul este mai întâi verificat: vedeți rând cu rând ce s-ar schimba. În catalog nu se scrie nimic până nu aplicați.',
    sample: 'Descarcă un exemplu',
    tooLarge: 'Fișierul este mai mare de 20 MB',
    empty: 'Fișierul este gol',
    other: 'Alege alt fișier',
    supplier: 'Furnizorul',
    supplierHint: 'Coloanele și setările se țin minte pentru fișierele lui următoare.',
    supplierNew: 'Furnizor nou: setările de mai jos vor fi ținute minte pentru el.',
    supplierKnown: 'Fișierul se citește ca ultima dată.',
    supplierNone: 'de exemplu Exemplu Cablu SRL',
    writes: 'Ce se schimbă în catalog',
    writesNeeded: 'Alegeți cel puțin una',
    keyNote:
      'Produsele sunt recunoscute după cod, codul magazinului, codul furnizorului sau codul de bare. Coloanele se pot potrivi manual după verificare.',
    guards: 'Când să fiu avertizat',
    jump: 'Preț schimbat cu peste',
    share: '… la mai mult de',
    shareSuffix: '% din prețuri',
    shrink: 'Fișier mai scurt cu peste',
    percentWrong: 'Un număr de la 0 la 1000',
    tryIt: 'Verifică fișierul',
    list: 'Fișiere aduse',
    file: 'Fișierul',
    when: 'Adus',
    who: 'De',
    state: 'Starea',
    found: 'Rânduri',
    none: 'Încă nu s-a adus niciun fișier',
    noneText:
      'Lista de prețuri a furnizorului, așa cum vine: cu antet, secțiuni, prețuri cu virgulă sau punct. Trebuie o coloană cu codul și una cu prețul sau stocul.',
  },
  {
    title: 'Импорт таблиц',
    bring: 'Новый файл от поставщика',
    choose: 'Выбрать файл',
    hint: 'или перетащите его сюда. CSV или XLSX, до 20 МБ и 200 000 строк.',
    explained:
      'Сначала файл проверяется: вы видите построчно, что изменится. Пока вы не примените его, в каталог ничего не записывается.',
    sample: 'Скачать пример',
    tooLarge: 'Файл больше 20 МБ',
    empty: 'Файл пуст',
    other: 'Выбрать другой файл',
    supplier: 'Поставщик',
    supplierHint: 'Столбцы и настройки запомнятся для его следующих файлов.',
    supplierNew: 'Новый поставщик: настройки ниже запомнятся для него.',
    supplierKnown: 'Файл будет прочитан так же, как в прошлый раз.',
    supplierNone: 'например, Exemplu Cablu SRL',
    writes: 'Что меняется в каталоге',
    writesNeeded: 'Выберите хотя бы одно',
    keyNote:
      'Товары узнаются по коду, коду магазина, коду поставщика или штрихкоду. После проверки столбцы можно сопоставить вручную.',
    guards: 'Когда предупреждать',
    jump: 'Цена меняется больше чем на',
    share: '… более чем у',
    shareSuffix: '% цен',
    shrink: 'Файл короче больше чем на',
    percentWrong: 'Число от 0 до 1000',
    tryIt: 'Проверить файл',
    list: 'Загруженные файлы',
    file: 'Файл',
    when: 'Загружен',
    who: 'Кем',
    state: 'Состояние',
    found: 'Строки',
    none: 'Файлов пока не было',
    noneText:
      'Прайс-лист поставщика как есть: с шапкой, разделами, ценами через запятую или точку. Нужны столбец с кодом и столбец с ценой или остатком.',
  },
);

/** What a run is at, and what came of rows. */
export const stateNames = defineMessages(
  {
    trying: 'se verifică',
    tried: 'verificat',
    applying: 'se aplică',
    applied: 'aplicat',
    failed: 'nereușit',
    cancelled: 'oprit',
    stopped: 'oprit la mijloc',
    undone: 'anulat',
  },
  {
    trying: 'проверяется',
    tried: 'проверен',
    applying: 'применяется',
    applied: 'применён',
    failed: 'не удалось',
    cancelled: 'остановлен',
    stopped: 'применён частично',
    undone: 'отменён',
  },
);

export const outcomeNames = defineMessages(
  { new: 'Noi', changed: 'Schimbate', same: 'La fel', refused: 'Respinse' },
  { new: 'Новые', changed: 'Изменённые', same: 'Без изменений', refused: 'Отклонённые' },
);
