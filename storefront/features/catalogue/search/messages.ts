import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Căutare', 'Поиск'],
  resultsFor: [
    (search: string) => `Rezultate pentru „${search}”`,
    (search: string) => `Результаты по запросу «${search}»`,
  ],
  about: [
    'Caută în catalog după denumire, marcă, secțiune sau codul producătorului.',
    'Поиск по каталогу: название, марка, сечение или код производителя.',
  ],
  foundIn: ['Găsit în categoriile', 'Найдено в категориях'],
  hint: [
    'Verificați cum e scris, încercați mai puține cuvinte sau codul producătorului.',
    'Проверьте, как написано, попробуйте меньше слов или код производителя.',
  ],
  start: [
    'Scrieți sus ce căutați: o marcă (VVGng 3x2,5), un cod sau denumirea produsului.',
    'Напишите в поиске наверху, что ищете: марку (ВВГнг 3х2,5), код или название товара.',
  ],
  suggested: ['Sau alegeți o categorie', 'Или выберите категорию'],
  resembling: ['Poate căutați și…', 'Возможно, вы также ищете…'],
  resemblingNote: [
    'Seamănă cu ce ați căutat, dar sunt alte produse.',
    'Похожи на то, что вы ищете, но это другие товары.',
  ],
});
