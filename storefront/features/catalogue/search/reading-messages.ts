import { defineMessages } from '../../../../kit/i18n/messages.ts';

const isOne = (words: readonly string[]) => words.length === 1;

/** Words about how a search text was read. */
export const messages = defineMessages({
  searched: ['Am căutat:', 'Искали:'],
  layout: [
    'Textul pare scris cu tastatura în altă limbă.',
    'Похоже, была включена другая раскладка.',
  ],
  transliteration: [
    'Am rescris textul cu litere din celălalt alfabet.',
    'Запрос переписан буквами другого алфавита.',
  ],
  spelling: ['Am corectat ce părea o greșeală de scriere.', 'Исправили возможную опечатку.'],
  insist: [
    (typed: string) => `Caută exact „${typed}”`,
    (typed: string) => `Искать именно «${typed}»`,
  ],
  leftOut: [
    (words: readonly string[]) => {
      const named = words.map((word) => `„${word}”`).join(', ');
      return `Nu am găsit nimic cu ${named}. Am căutat fără ${isOne(words) ? 'acest cuvânt' : 'aceste cuvinte'}.`;
    },
    (words: readonly string[]) => {
      const named = words.map((word) => `«${word}»`).join(', ');
      return isOne(words)
        ? `Со словом ${named} ничего не нашлось, искали без него.`
        : `Со словами ${named} ничего не нашлось, искали без них.`;
    },
  ],
  meaning: [
    '„Echivalent” înseamnă o marcă apropiată de cea cerută: comparați caracteristicile.',
    '«Аналог» — марка, близкая к запрошенной: сравните характеристики.',
  ],
});
