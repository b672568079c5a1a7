import { defineMessages } from '../../i18n.ts';

/** The list of imports, and bringing a file. */
export const text = defineMessages({
  title: ['Import de tabele', 'Импорт таблиц'],
  bring: ['Un fișier nou de la furnizor', 'Новый файл от поставщика'],
  choose: ['Alege fișierul', 'Выбрать файл'],
  hint: [
    'sau trageți-l aici. CSV sau XLSX, ori ZIP cu imagini și documente numite după cod; până la 64 MB.',
    'или перетащите его сюда. CSV или XLSX либо ZIP с картинками и документами, названными по коду; до 64 МБ.',
  ],
  explained: [
    'Fișierul este mai întâi verificat: vedeți rând cu rând ce s-ar schimba. În catalog nu se scrie nimic până nu aplicați.',
    'Сначала файл проверяется: вы видите построчно, что изменится. Пока вы не примените его, в каталог ничего не записывается.',
  ],
  sample: ['Descarcă un exemplu', 'Скачать пример'],
  tooLarge: ['Fișierul este mai mare de 64 MB', 'Файл больше 64 МБ'],
  empty: ['Fișierul este gol', 'Файл пуст'],
  other: ['Alege alt fișier', 'Выбрать другой файл'],
  supplier: ['Furnizorul', 'Поставщик'],
  supplierHint: [
    'Coloanele și setările se țin minte pentru fișierele lui următoare.',
    'Столбцы и настройки запомнятся для его следующих файлов.',
  ],
  supplierNew: [
    'Furnizor nou: setările de mai jos vor fi ținute minte pentru el.',
    'Новый поставщик: настройки ниже запомнятся для него.',
  ],
  supplierKnown: [
    'Fișierul se citește ca ultima dată.',
    'Файл будет прочитан так же, как в прошлый раз.',
  ],
  supplierNone: ['de exemplu Exemplu Cablu SRL', 'например, Exemplu Cablu SRL'],
  writes: ['Ce se schimbă în catalog', 'Что меняется в каталоге'],
  writesNeeded: ['Alegeți cel puțin una', 'Выберите хотя бы одно'],
  keyNote: [
    'Produsele sunt recunoscute după cod, codul magazinului, codul furnizorului sau codul de bare. Coloanele se pot potrivi manual după verificare.',
    'Товары узнаются по коду, коду магазина, коду поставщика или штрихкоду. После проверки столбцы можно сопоставить вручную.',
  ],
  creates: ['Creează produsele noi', 'Создавать новые товары'],
  sold: [
    'Pune-le în vânzare imediat; altfel rămân ciorne până le vedeți',
    'Сразу выставить на продажу; иначе останутся черновиками, пока вы их не посмотрите',
  ],
  sections: [
    'Rândurile cu un singur nume (titlurile din listă) sunt categoria celor de sub ele',
    'Строки с одним названием (заголовки прайса) — категория того, что под ними',
  ],
  createsHint: [
    'Unde rândul nu spune categoria sau brandul, se iau acestea.',
    'Если в строке нет категории или бренда, берутся эти.',
  ],
  category: ['Categoria lor', 'Их категория'],
  brand: ['Brandul lor', 'Их бренд'],
  fromFile: ['din fișier', 'из файла'],
  guards: ['Când să fiu avertizat', 'Когда предупреждать'],
  jump: ['Preț schimbat cu peste', 'Цена меняется больше чем на'],
  share: ['… la mai mult de', '… более чем у'],
  shareSuffix: ['% din prețuri', '% цен'],
  shrink: ['Fișier mai scurt cu peste', 'Файл короче больше чем на'],
  percentWrong: ['Un număr de la 0 la 1000', 'Число от 0 до 1000'],
  files: ['Imaginile și documentele din arhivă', 'Картинки и документы из архива'],
  filesAdd: ['Se adaugă la cele existente', 'Добавить к имеющимся'],
  filesReplace: ['Le înlocuiesc pe cele existente', 'Заменить имеющиеся'],
  filesNote: [
    'Numele fișierului este codul produsului: COD.jpg, COD_2.jpg, COD.pdf. Se înlocuiesc doar imaginile produselor pentru care arhiva are imagini, la fel documentele.',
    'Имя файла — код товара: КОД.jpg, КОД_2.jpg, КОД.pdf. Картинки заменяются только у тех товаров, для которых они есть в архиве; документы так же.',
  ],
  tryIt: ['Verifică fișierul', 'Проверить файл'],
  list: ['Fișiere încărcate', 'Загруженные файлы'],
  file: ['Fișierul', 'Файл'],
  when: ['Încărcat', 'Загружен'],
  who: ['De', 'Кем'],
  state: ['Starea', 'Состояние'],
  found: ['Rânduri', 'Строки'],
  none: ['Încă nu s-a încărcat niciun fișier', 'Файлов пока не было'],
  noneText: [
    'Lista de prețuri a furnizorului, așa cum vine: cu antet, titluri de categorii, prețuri cu virgulă sau punct. Trebuie o coloană cu codul și una cu prețul sau stocul.',
    'Прайс-лист поставщика как есть: с шапкой, заголовками категорий, ценами через запятую или точку. Нужны столбец с кодом и столбец с ценой или остатком.',
  ],
});
