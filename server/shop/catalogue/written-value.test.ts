import { expect, test } from 'vitest';
import { writtenValues } from './written-value.ts';

const value = (id: number, key: string, label_ro: string, label_ru = '') => ({
  id,
  attribute_id: 1,
  key,
  number: null,
  label_ro,
  label_ru,
});

test.each<['ro' | 'ru', string[]]>([
  ['ro', ['Alb', 'grey', 'light-grey', 'a-and-b', 'Roșu']],
  ['ru', ['Белый', 'grey', 'light-grey', 'a-and-b', 'Roșu']],
])(
  'in %s a value is written by its label, and by its key where that is another’s too',
  (language, written) => {
    const values = [
      value(1, 'white', 'Alb', 'Белый'),
      value(2, 'grey', 'Gri', 'Серый'),
      // Whoever reads it makes nothing of letters, spaces and accents.
      value(3, 'light-grey', ' GRÍ', ' серый'),
      value(4, 'a-and-b', 'A; B', 'А; Б'),
      value(5, 'red', 'Roșu'),
    ];
    expect([...writtenValues(values, language).values()]).toEqual(written);
  },
);
