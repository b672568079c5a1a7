import type { Family } from '../family.ts';
import { lookup, num, type Values, word } from '../values.ts';
import { seriesColours, seriesMakers } from './wiring-series.ts';

/** Price of a frame against the single one, by posts. */
const frameRatios = { 1: 1, 2: 1.9, 3: 3, 4: 4.6, 5: 6.5 } as const;

const frameSize = (values: Values): string => `${81 + 71 * (num(values, 'posts') - 1)} x 81`;

export const frames: Family = {
  id: 'wd.frame',
  target: 160,
  unit: 'piece',
  makers: seriesMakers((values) => ({
    schneider: `5800${word(values, 'posts')}`,
    viko: `2${word(values, 'posts')}`,
  })),
  variants: (maker) =>
    seriesColours(maker).flatMap((colour) => [1, 2, 3, 4, 5].map((posts) => ({ posts, colour }))),
  complete: (values) => ({ material: 'ABS', mounting: 'flush', ...values }),
  tag: 'FR',
  codeKeys: 'posts colour',
  title: {
    ro: 'Ramă {posts} {posts|post|posturi} {series} {colour:f}',
    ru: 'Рамка {posts} {posts|пост|поста|постов} {series} {colour:f}',
  },
  price: (values) => 17 * lookup<number>(frameRatios, num(values, 'posts')),
  specs: (values) => [
    ['dimensions', `${frameSize(values)} mm`, `${frameSize(values)} мм`],
    ['mount', 'orizontal sau vertical', 'горизонтально или вертикально'],
  ],
  about: {
    ro: 'Ramă din seria {series}, de culoare {colour:f}, pentru {posts} {posts|mecanism|mecanisme}; distanța dintre dozele alăturate este de 71 mm. Se potrivește numai cu mecanismele seriei {series}.',
    ru: 'Рамка серии {series}, цвет {colour}, на {posts} {posts|механизм|механизма|механизмов}; шаг соседних коробок 71 мм. Подходит только к механизмам серии {series}.',
  },
  pictures: { main: 'series posts colour' },
  accessories: [
    { family: 'wd.socket', take: 3, same: ['series', 'colour'] },
    { family: 'wd.switch', take: 3, same: ['series', 'colour'] },
  ],
};
