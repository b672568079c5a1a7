import type { AccessoryRule, Family } from '../family.ts';
import type { SpecLine } from '../spec-labels.ts';
import { cell, readTable } from '../table.ts';
import type { Values } from '../values.ts';
import { seriesColours, seriesMakers } from './wiring-series.ts';

/** One kind of mechanism: its names, price at the middle level, numbers in maker codes, values. */
type Mechanism = {
  ro: string;
  ru: string;
  lei: number;
  schneider: string;
  viko: string;
  values: Values;
};

export function readMechanisms(text: string, keys: string[]): Mechanism[] {
  return readTable(text).map((row) => ({
    ro: cell(row, 0),
    ru: cell(row, 1),
    lei: Number(cell(row, 2)),
    schneider: cell(row, 3),
    viko: cell(row, 4),
    values: Object.fromEntries(
      keys
        .map((key, index): [string, string] => [key, cell(row, index + 5)])
        .filter(([, value]) => value !== '-')
        .map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
    ),
  }));
}

function mechanismOf(list: Mechanism[], values: Values): Mechanism {
  const found = list.find((mechanism) =>
    Object.entries(mechanism.values).every(([key, value]) => String(values[key]) === String(value)),
  );
  if (found === undefined) throw new Error(`No mechanism for ${JSON.stringify(values)}`);
  return found;
}

const frameAndBox: AccessoryRule[] = [
  { family: 'wd.frame', take: 3, same: ['series', 'colour'] },
  { family: 'mt.back', take: 2 },
];

export const mechanismSpecs: SpecLine[] = [
  ['voltage', '250 V', '250 В'],
  ['terminals', 'cu șurub', 'винтовые'],
  ['body', 'policarbonat și ABS', 'поликарбонат и АБС-пластик'],
  ['frame', 'nu', 'нет'],
];

type MechanismFamily = Pick<
  Family,
  'id' | 'target' | 'specs' | 'about' | 'pictures' | 'leaf' | 'common'
> & { list: Mechanism[]; feminine: boolean; defaults: Values; among?: string[] };

export function mechanismFamily({
  list,
  feminine,
  defaults,
  among,
  ...rest
}: MechanismFamily): Family {
  const form = feminine ? 'f' : 'm';
  return {
    ...rest,
    unit: 'piece',
    makers: seriesMakers((values) => mechanismOf(list, values), among),
    variants: (maker) =>
      seriesColours(maker).flatMap((colour) =>
        list.map((mechanism) => ({ ...mechanism.values, colour })),
      ),
    complete: (values) => ({ mounting: 'flush', ...defaults, ...values }),
    tag: 'MEC',
    codeKeys: 'colour',
    title: (values) => {
      const { ro, ru } = mechanismOf(list, values);
      // A bell push is feminine in Russian among masculine switches.
      const russian = ru.startsWith('Кнопка') ? 'f' : form;
      return {
        ro: `${ro} {series} {colour:${form}}`,
        ru: `${ru} {series} {colour:${russian}}`,
      };
    },
    price: (values) => mechanismOf(list, values).lei,
    accessories: frameAndBox,
  };
}
