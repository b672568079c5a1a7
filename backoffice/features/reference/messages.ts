import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    catalogue: 'Catalog',
    units: 'Unități și depozite',
    choose: 'Alegeți',
    moved: 'Mutat',
    outdent: (what: string) => `Un nivel mai sus: ${what}`,
    indent: (what: string) => `În categoria de deasupra: ${what}`,
    fixed: 'fix',
    fixedText: 'Căutarea se bazează pe acest atribut: cheia și tipul rămân.',
    merge: 'Unește',
    mergeTitle: (what: string) => `Unește „${what}” cu altă valoare`,
    mergeText: (count: number) =>
      plural('ro', count, {
        one: 'Produsul va avea valoarea aleasă, iar aceasta dispare.',
        few: 'Cele # produse vor avea valoarea aleasă, iar aceasta dispare.',
        other: 'Cele # de produse vor avea valoarea aleasă, iar aceasta dispare.',
      }),
    mergeInto: 'Cu valoarea',
    merged: (count: number) => `Unite. Produse schimbate: ${count}`,
  },
  {
    catalogue: 'Каталог',
    units: 'Единицы и склады',
    choose: 'Выберите',
    moved: 'Перенесено',
    outdent: (what: string) => `На уровень выше: ${what}`,
    indent: (what: string) => `В категорию над ней: ${what}`,
    fixed: 'закреплён',
    fixedText: 'На этот атрибут опирается поиск: ключ и вид не меняются.',
    merge: 'Объединить',
    mergeTitle: (what: string) => `Объединить «${what}» с другим значением`,
    mergeText: (count: number) => `Товары (${count}) получат выбранное значение, а это исчезнет.`,
    mergeInto: 'Со значением',
    merged: (count: number) => `Объединено. Изменено товаров: ${count}`,
  },
);
