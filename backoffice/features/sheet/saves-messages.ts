import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Ultimele salvări', 'Последние сохранения'],
  explained: [
    'Anularea restabilește valorile de dinainte, în afară de ce s-a schimbat după aceea.',
    'Отмена возвращает прежние значения, кроме тех, что изменились позже.',
  ],
  when: ['Când', 'Когда'],
  who: ['Cine', 'Кто'],
  what: ['Ce', 'Что'],
  products: ['Produse', 'Товары'],
  shop: ['magazinul însuși', 'сам магазин'],
  sheet: ['Tabel', 'Таблица'],
  'price-change': ['Prețuri după regulă', 'Цены по правилу'],
  import: ['Import', 'Импорт'],
  undo: ['Anulare', 'Отмена'],
  undoIt: ['Anulează', 'Отменить'],
  undoOf: [
    (when: string) => `Anulează salvarea din ${when}`,
    (when) => `Отменить сохранение от ${when}`,
  ],
  undone: ['anulată', 'отменено'],
  nothing: ['Încă nu s-a salvat nimic', 'Пока ничего не сохраняли'],
  nothingText: [
    'Fiecare salvare a tabelului apare aici și poate fi anulată.',
    'Каждое сохранение таблицы появится здесь, и его можно будет отменить.',
  ],
  reason: ['De ce se schimbă stocul', 'Почему меняется остаток'],
  count: ['Inventariere', 'Инвентаризация'],
  receipt: ['Intrare în stoc', 'Приход товара'],
  correction: ['Corectare', 'Исправление'],
  note: ['Nota', 'Примечание'],
  noteNeeded: ['Scrieți de ce se corectează', 'Напишите, почему исправляется'],
});
