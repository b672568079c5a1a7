import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** What is to be said before a table or an archive is applied. */
export const text = defineMessages({
  look: ['Verificați înainte de a aplica', 'Посмотрите, прежде чем применять'],
  seen: ['Am verificat, este în regulă', 'Проверено, всё верно'],
  tickFirst: ['Bifați avertismentele de mai sus.', 'Отметьте предупреждения выше.'],
  ready: ['Gata de aplicat', 'Можно применять'],
  nothing: [
    'Nimic de aplicat: niciun produs nu se schimbă',
    'Применять нечего: ни один товар не меняется',
  ],
  nothingText: [
    'Tot ce urma să fie scris este deja așa în catalog.',
    'Всё, что нужно было записать, в каталоге уже есть.',
  ],
  allGood: ['Toate rândurile sunt bune.', 'Все строки в порядке.'],
  someRefused: [
    pluralRo(
      '# rând respins rămâne neatins.',
      '# rânduri respinse rămân neatinse.',
      '# de rânduri respinse rămân neatinse.',
    ),
    pluralRu(
      '# отклонённая строка останется нетронутой.',
      '# отклонённые строки останутся нетронутыми.',
      '# отклонённых строк останутся нетронутыми.',
    ),
  ],
  newNote: [
    pluralRo(
      '# rând este despre un produs pe care nu îl avem; nu se creează din tabel.',
      '# rânduri sunt despre produse pe care nu le avem; nu se creează din tabel.',
      '# de rânduri sunt despre produse pe care nu le avem; nu se creează din tabel.',
    ),
    pluralRu(
      '# строка о товаре, которого у нас нет; из таблицы он не создаётся.',
      '# строки о товарах, которых у нас нет; из таблицы они не создаются.',
      '# строк о товарах, которых у нас нет; из таблицы они не создаются.',
    ),
  ],
  created: [
    pluralRo(
      '# produs nou se creează.',
      '# produse noi se creează.',
      '# de produse noi se creează.',
    ),
    pluralRu('Создаётся # новый товар.', 'Создаются # новых товара.', 'Создаются # новых товаров.'),
  ],
  returning: [
    pluralRo(
      '# produs revine din arhivă.',
      '# produse revin din arhivă.',
      '# de produse revin din arhivă.',
    ),
    pluralRu(
      '# товар возвращается из архива.',
      '# товара возвращаются из архива.',
      '# товаров возвращаются из архива.',
    ),
  ],
  archived: [
    pluralRo(
      '# produs din fișier este în arhivă și rămâne acolo: nu se va vinde.',
      '# produse din fișier sunt în arhivă și rămân acolo: nu se vor vinde.',
      '# de produse din fișier sunt în arhivă și rămân acolo: nu se vor vinde.',
    ),
    pluralRu(
      '# товар из файла в архиве и остаётся там: он не будет продаваться.',
      '# товара из файла в архиве и остаются там: они не будут продаваться.',
      '# товаров из файла в архиве и остаются там: они не будут продаваться.',
    ),
  ],
  writes: [(fields: string) => `Se schimbă: ${fields}.`, (fields) => `Меняются: ${fields}.`],
  apply: [
    pluralRo('Aplică # modificare', 'Aplică # modificări', 'Aplică # de modificări'),
    pluralRu('Применить # изменение', 'Применить # изменения', 'Применить # изменений'),
  ],
  applyGood: [
    pluralRo('Aplică # rând bun', 'Aplică # rânduri bune', 'Aplică # de rânduri bune'),
    pluralRu(
      'Применить # хорошую строку',
      'Применить # хорошие строки',
      'Применить # хороших строк',
    ),
  ],
  newBrands: [
    pluralRo(
      '# brand pe care magazinul nu îl are',
      '# branduri pe care magazinul nu le are',
      '# de branduri pe care magazinul nu le are',
    ),
    pluralRu(
      '# бренд, которого нет в магазине',
      '# бренда, которых нет в магазине',
      '# брендов, которых нет в магазине',
    ),
  ],
  brandRows: [
    pluralRo('în # rând', 'în # rânduri', 'în # de rânduri'),
    pluralRu('в # строке', 'в # строках', 'в # строках'),
  ],
  moreBrands: [(count: number) => `și încă ${count}`, (count) => `и ещё ${count}`],
  makeBrands: ['Creează aceste branduri la aplicare', 'Создать эти бренды при применении'],
  brandsWait: [
    'Fără bifă, produsele lor nu se creează: rândurile rămân respinse.',
    'Без отметки их товары не создаются: строки останутся отклонёнными.',
  ],
  brandsUndone: [
    'Dacă anulați importul, brandurile create se ascund de clienți.',
    'Если отменить импорт, созданные бренды скроются от покупателей.',
  ],
  newValues: [
    pluralRo(
      '# valoare pe care atributele nu o au',
      '# valori pe care atributele nu le au',
      '# de valori pe care atributele nu le au',
    ),
    pluralRu(
      '# значение, которого у атрибутов нет',
      '# значения, которых у атрибутов нет',
      '# значений, которых у атрибутов нет',
    ),
  ],
  makeValues: ['Adaugă aceste valori la aplicare', 'Добавить эти значения при применении'],
  valuesWait: [
    'Fără bifă, celulele lor rămân cum sunt, iar restul rândului se aplică.',
    'Без отметки их ячейки не меняются, остальное в строке применяется.',
  ],
  valuesStay: [
    'Dacă anulați importul, valorile rămân, dar niciun produs nu le mai are.',
    'Если отменить импорт, значения останутся, но ни у одного товара их не будет.',
  ],
  filesAdd: [
    'Se adaugă după cele pe care produsul le are deja.',
    'Добавятся после тех, что у товара уже есть.',
  ],
  filesReplace: [
    'Le înlocuiesc pe cele pe care produsul le are acum.',
    'Заменят те, что у товара есть сейчас.',
  ],
});
