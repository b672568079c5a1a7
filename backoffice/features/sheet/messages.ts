import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const columnNames = defineMessages({
  price: ['Preț, lei', 'Цена, lei'],
  promotion_price: ['Preț promoțional, lei', 'Цена по акции, lei'],
  promotion_from: ['Promoție de la', 'Акция с'],
  promotion_to: ['Promoție până la', 'Акция по'],
  stock: ['În depozit', 'На складе'],
  state: ['Starea', 'Состояние'],
  title_ro: ['Denumire RO', 'Название RO'],
  title_ru: ['Denumire RU', 'Название RU'],
});

export const problemNames = {
  ro: {
    day: 'Scrieți data așa: 31.12.2026',
    state: 'Scrieți: ciornă, în vânzare sau arhivat',
    value: 'Atributul nu are o astfel de valoare',
  },
  ru: {
    day: 'Дата пишется так: 31.12.2026',
    state: 'Напишите: черновик, в продаже или в архиве',
    value: 'У этого атрибута нет такого значения',
  },
};

export const text = defineMessages({
  title: ['Tabel de produse', 'Таблица товаров'],
  sheet: ['Tabelul produselor', 'Таблица товаров'],
  code: ['Cod', 'Код'],
  units: ['Unitate', 'Единица'],
  category: ['Categoria', 'Категория'],
  brand: ['Brandul', 'Бренд'],
  state: ['Starea', 'Состояние'],
  all: ['Toate', 'Все'],
  columns: ['Coloane', 'Столбцы'],
  columnsTitle: ['Ce coloane se văd', 'Какие столбцы видны'],
  shownColumns: ['Datele produsului', 'Данные товара'],
  attributes: ['Atribute', 'Атрибуты'],
  done: ['Gata', 'Готово'],
  mostColumns: [
    (most: number) => `Încap cel mult ${most}: scoateți una ca să alegeți alta.`,
    (most) => `Помещается не больше ${most}: снимите один, чтобы выбрать другой.`,
  ],
  rows: [
    pluralRo('# produs', '# produse', '# de produse'),
    pluralRu('# товар', '# товара', '# товаров'),
  ],
  cut: [
    (shown: number, total: number) =>
      `Se văd primele ${shown} din ${total}. Restrângeți filtrul pentru a le vedea pe celelalte.`,
    (shown, total) =>
      `Показаны первые ${shown} из ${total}. Уточните фильтр, чтобы увидеть остальные.`,
  ],
  nothing: ['Niciun produs nu corespunde', 'Таких товаров нет'],
  save: [(count: number) => `Salvează (${count})`, (count) => `Сохранить (${count})`],
  changes: ['Vezi modificările', 'Показать изменения'],
  changesTitle: ['Ce se va salva', 'Что будет сохранено'],
  unread: [
    pluralRo(
      '# produs nu se salvează: corectați celulele marcate',
      '# produse nu se salvează: corectați celulele marcate',
      '# de produse nu se salvează: corectați celulele marcate',
    ),
    pluralRu(
      '# товар не сохранится: исправьте отмеченные ячейки',
      '# товара не сохранятся: исправьте отмеченные ячейки',
      '# товаров не сохранятся: исправьте отмеченные ячейки',
    ),
  ],
  outside: [
    pluralRo(
      '# produs modificat nu se vede cu filtrul de acum; se salvează și el',
      '# produse modificate nu se văd cu filtrul de acum; se salvează și ele',
      '# de produse modificate nu se văd cu filtrul de acum; se salvează și ele',
    ),
    pluralRu(
      '# изменённый товар не виден при этом фильтре; он тоже сохранится',
      '# изменённых товара не видны при этом фильтре; они тоже сохранятся',
      '# изменённых товаров не видны при этом фильтре; они тоже сохранятся',
    ),
  ],
  notSaved: ['Nu se salvează', 'Не сохранится'],
  moreChanges: [
    pluralRo('Încă # celulă modificată', 'Încă # celule modificate', 'Încă # de celule modificate'),
    pluralRu('Ещё # изменённая ячейка', 'Ещё # изменённые ячейки', 'Ещё # изменённых ячеек'),
  ],
  discard: ['Renunță la modificări', 'Отказаться от изменений'],
  undo: ['Înapoi', 'Отменить'],
  redo: ['Înainte', 'Вернуть'],
  saved: [
    pluralRo('A fost salvat # produs', 'Au fost salvate # produse', 'Au fost salvate # de produse'),
    pluralRu('Сохранён # товар', 'Сохранено # товара', 'Сохранено # товаров'),
  ],
  refused: [
    pluralRo(
      '# produs nu a fost salvat: motivul este în celulele marcate',
      '# produse nu au fost salvate: motivul este în celulele marcate',
      '# de produse nu au fost salvate: motivul este în celulele marcate',
    ),
    pluralRu(
      '# товар не сохранён: причина — в отмеченных ячейках',
      '# товара не сохранены: причина — в отмеченных ячейках',
      '# товаров не сохранены: причина — в отмеченных ячейках',
    ),
  ],
  saving: ['Salvare', 'Сохранение'],
  undoSave: ['Anulează salvarea', 'Отменить сохранение'],
  undone: [
    pluralRo(
      'A fost restabilit # produs',
      'Au fost restabilite # produse',
      'Au fost restabilite # de produse',
    ),
    pluralRu('Возвращён # товар', 'Возвращено # товара', 'Возвращено # товаров'),
  ],
  leftAlone: ['Au rămas cum sunt', 'Оставлены как есть'],
  product: ['Produsul', 'Товар'],
  field: ['Câmpul', 'Поле'],
  before: ['Acum', 'Сейчас'],
  after: ['Va fi', 'Станет'],
  selected: [
    (rows: number, columns: number) => `Celule alese: ${rows} × ${columns}`,
    (rows, columns) => `Выбрано ячеек: ${rows} × ${columns}`,
  ],
  keys: [
    'Enter sau F2: scrie în celulă. Shift+săgeți sau Shift+clic: alege mai multe. Delete: golește. Ctrl+C, Ctrl+V: și din Excel. Ctrl+D: ca deasupra. Ctrl+Z, Ctrl+Y: înapoi, înainte. Ctrl+S: salvează. Esc: iese din tabel.',
    'Enter или F2 — писать в ячейке. Shift+стрелки или Shift+щелчок — выбрать несколько. Delete — очистить. Ctrl+C, Ctrl+V — и из Excel. Ctrl+D — как выше. Ctrl+Z, Ctrl+Y — отменить, вернуть. Ctrl+S — сохранить. Esc — выйти из таблицы.',
  ],
  prices: ['Prețuri după regulă', 'Цены по правилу'],
  forbidden: ['Nu puteți schimba produse', 'Вам нельзя менять товары'],
});
