import { plural } from '../../../kit/i18n/messages.ts';
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
    (count: number) =>
      plural('ro', count, {
        one: '# rând respins rămâne neatins.',
        few: '# rânduri respinse rămân neatinse.',
        other: '# de rânduri respinse rămân neatinse.',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# отклонённая строка останется нетронутой.',
        few: '# отклонённые строки останутся нетронутыми.',
        many: '# отклонённых строк останутся нетронутыми.',
        other: '# отклонённой строки останутся нетронутыми.',
      }),
  ],
  newNote: [
    (count: number) =>
      plural('ro', count, {
        one: '# rând este despre un produs pe care nu îl avem; nu se creează din tabel.',
        few: '# rânduri sunt despre produse pe care nu le avem; nu se creează din tabel.',
        other: '# de rânduri sunt despre produse pe care nu le avem; nu se creează din tabel.',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# строка о товаре, которого у нас нет; из таблицы он не создаётся.',
        few: '# строки о товарах, которых у нас нет; из таблицы они не создаются.',
        many: '# строк о товарах, которых у нас нет; из таблицы они не создаются.',
        other: '# строки о товарах, которых у нас нет; из таблицы они не создаются.',
      }),
  ],
  created: [
    (count: number) =>
      plural('ro', count, {
        one: '# produs nou se creează.',
        few: '# produse noi se creează.',
        other: '# de produse noi se creează.',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Создаётся # новый товар.',
        few: 'Создаются # новых товара.',
        many: 'Создаются # новых товаров.',
        other: 'Создаются # новых товара.',
      }),
  ],
  returning: [
    (count: number) =>
      plural('ro', count, {
        one: '# produs revine din arhivă.',
        few: '# produse revin din arhivă.',
        other: '# de produse revin din arhivă.',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# товар возвращается из архива.',
        few: '# товара возвращаются из архива.',
        many: '# товаров возвращаются из архива.',
        other: '# товара возвращаются из архива.',
      }),
  ],
  archived: [
    (count: number) =>
      plural('ro', count, {
        one: '# produs din fișier este în arhivă și rămâne acolo: nu se va vinde.',
        few: '# produse din fișier sunt în arhivă și rămân acolo: nu se vor vinde.',
        other: '# de produse din fișier sunt în arhivă și rămân acolo: nu se vor vinde.',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# товар из файла в архиве и остаётся там: он не будет продаваться.',
        few: '# товара из файла в архиве и остаются там: они не будут продаваться.',
        many: '# товаров из файла в архиве и остаются там: они не будут продаваться.',
        other: '# товара из файла в архиве и остаются там: они не будут продаваться.',
      }),
  ],
  writes: [
    (fields: string) => `Se schimbă: ${fields}.`,
    (fields: string) => `Меняются: ${fields}.`,
  ],
  apply: [
    (count: number) =>
      plural('ro', count, {
        one: 'Aplică # modificare',
        few: 'Aplică # modificări',
        other: 'Aplică # de modificări',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Применить # изменение',
        few: 'Применить # изменения',
        many: 'Применить # изменений',
        other: 'Применить # изменения',
      }),
  ],
  applyGood: [
    (count: number) =>
      plural('ro', count, {
        one: 'Aplică # rând bun',
        few: 'Aplică # rânduri bune',
        other: 'Aplică # de rânduri bune',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Применить # хорошую строку',
        few: 'Применить # хорошие строки',
        many: 'Применить # хороших строк',
        other: 'Применить # хорошей строки',
      }),
  ],
  newBrands: [
    (count: number) =>
      plural('ro', count, {
        one: '# brand pe care magazinul nu îl are',
        few: '# branduri pe care magazinul nu le are',
        other: '# de branduri pe care magazinul nu le are',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# бренд, которого нет в магазине',
        few: '# бренда, которых нет в магазине',
        many: '# брендов, которых нет в магазине',
        other: '# бренда, которых нет в магазине',
      }),
  ],
  brandRows: [
    (count: number) =>
      plural('ro', count, { one: 'în # rând', few: 'în # rânduri', other: 'în # de rânduri' }),
    (count: number) =>
      plural('ru', count, {
        one: 'в # строке',
        few: 'в # строках',
        many: 'в # строках',
        other: 'в # строки',
      }),
  ],
  moreBrands: [(count: number) => `și încă ${count}`, (count: number) => `и ещё ${count}`],
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
    (count: number) =>
      plural('ro', count, {
        one: '# valoare pe care atributele nu o au',
        few: '# valori pe care atributele nu le au',
        other: '# de valori pe care atributele nu le au',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# значение, которого у атрибутов нет',
        few: '# значения, которых у атрибутов нет',
        many: '# значений, которых у атрибутов нет',
        other: '# значения, которых у атрибутов нет',
      }),
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
