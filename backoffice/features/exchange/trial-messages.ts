import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of the trial of a package. */
export const text = defineMessages({
  intro: [
    'Încărcați un fișier din 1C (xml sau zip) și vedeți ce s-ar întâmpla. Nu se scrie nimic: nici produse, nici prețuri, nici comenzi.',
    'Загрузите файл из 1С (xml или zip) и посмотрите, что произошло бы. Ничего не записывается: ни товары, ни цены, ни заказы.',
  ],
  choose: ['Alege fișierul', 'Выбрать файл'],
  hint: [
    'XML sau ZIP, până la 64 MB. Se poate și trage aici.',
    'XML или ZIP, до 64 МБ. Можно перетащить сюда.',
  ],
  empty: ['Fișierul este gol.', 'Файл пуст.'],
  tooLarge: ['Fișierul este mai mare de 64 MB.', 'Файл больше 64 МБ.'],
  other: ['Alt fișier', 'Другой файл'],
  wouldDo: ['Ce s-ar întâmpla', 'Что произошло бы'],
  nothing: ['Fișierul nu conține nimic pentru magazin.', 'В файле нет ничего для магазина.'],
  refusedTitle: ['Pachetul nu se poate prelua', 'Пакет нельзя загрузить'],
  kind: ['Ce este', 'Что это'],
  things: ['Obiect cu obiect', 'По объектам'],
  shownFirst: [
    pluralRo(
      'Se afișează primul obiect.',
      'Se afișează primele # obiecte; cele neschimbate sunt la sfârșit.',
      'Se afișează primele # de obiecte; cele neschimbate sunt la sfârșit.',
    ),
    pluralRu(
      'Показан первый # объект; без изменений — в конце.',
      'Показаны первые # объекта; без изменений — в конце.',
      'Показаны первые # объектов; без изменений — в конце.',
    ),
  ],
});
