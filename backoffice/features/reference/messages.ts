import { pluralRo } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  catalogue: ['Catalog', 'Каталог'],
  units: ['Unități și depozite', 'Единицы и склады'],
  choose: ['Alegeți', 'Выберите'],
  moved: ['Mutat', 'Перенесено'],
  outdent: [(what: string) => `Un nivel mai sus: ${what}`, (what) => `На уровень выше: ${what}`],
  indent: [
    (what: string) => `În categoria de deasupra: ${what}`,
    (what) => `В категорию над ней: ${what}`,
  ],
  fixed: ['fix', 'закреплён'],
  fixedText: [
    'Căutarea se bazează pe acest atribut: cheia și tipul rămân.',
    'На этот атрибут опирается поиск: ключ и вид не меняются.',
  ],
  merge: ['Unește', 'Объединить'],
  mergeTitle: [
    (what: string) => `Unește „${what}” cu altă valoare`,
    (what) => `Объединить «${what}» с другим значением`,
  ],
  mergeText: [
    pluralRo(
      'Produsul va avea valoarea aleasă, iar aceasta dispare.',
      'Cele # produse vor avea valoarea aleasă, iar aceasta dispare.',
      'Cele # de produse vor avea valoarea aleasă, iar aceasta dispare.',
    ),
    (count: number) => `Товары (${count}) получат выбранное значение, а это исчезнет.`,
  ],
  mergeInto: ['Cu valoarea', 'Со значением'],
  merged: [
    (count: number) => `Unite. Produse schimbate: ${count}`,
    (count) => `Объединено. Изменено товаров: ${count}`,
  ],
});
