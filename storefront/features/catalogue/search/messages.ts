import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Căutare',
    resultsFor: (search: string) => `Rezultate pentru „${search}”`,
    about: 'Caută în catalog după denumire, marcă, secțiune sau codul producătorului.',
    foundIn: 'Găsit în categoriile',
    hint: 'Verificați cum e scris, încercați mai puține cuvinte sau codul producătorului.',
    start: 'Scrieți sus ce căutați: o marcă (VVGng 3x2,5), un cod sau denumirea produsului.',
    suggested: 'Sau alegeți o categorie',
    resembling: 'Poate căutați și…',
    resemblingNote: 'Seamănă cu ce ați căutat, dar sunt alte produse.',
  },
  {
    title: 'Поиск',
    resultsFor: (search: string) => `Результаты по запросу «${search}»`,
    about: 'Поиск по каталогу: название, марка, сечение или код производителя.',
    foundIn: 'Найдено в категориях',
    hint: 'Проверьте, как написано, попробуйте меньше слов или код производителя.',
    start: 'Напишите в поиске наверху, что ищете: марку (ВВГнг 3х2,5), код или название товара.',
    suggested: 'Или выберите категорию',
    resembling: 'Возможно, вы также ищете…',
    resemblingNote: 'Похожи на то, что вы ищете, но это другие товары.',
  },
);
