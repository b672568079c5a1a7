import { readTable } from '../../data-files.ts';
import type { Text } from '../../records.ts';

export type CableMake = {
  id: string;
  target: number;
  sizes: [number, number][];
  colours: string[];
  shape: string;
  sheath: string;
  voltage: string;
  /** `1/2` is solid up to 16 mm² and stranded above. */
  conductorClass: string;
  metal: 'Cu' | 'Al';
  armour: string;
  factor: number;
  add: number;
  /** Usual length of a coil of thin cable and of a drum of thick cable, m. */
  reels: [number, number];
  temp: string;
  standard: string;
};

/** Colours of single wires; from 35 mm² on only those used for mains and earth are drawn. */
const wireColours = ['blue', 'black', 'brown', 'red', 'white', 'yellow-green'];

export const cableMakes: CableMake[] = readTable('cable-makes.txt', [
  'family',
  'target',
  'sizes',
  'colours',
  'shape',
  'sheath',
  'voltage',
  'class',
  'metal',
  'armour',
  'factor',
  'add',
  'reels',
  'temp',
  'standard',
]).map((row) => {
  const [small = '', large = ''] = row.reels.split('/');
  return {
    ...row,
    id: row.family,
    target: Number(row.target),
    sizes: sizes(row.sizes),
    colours: row.colours === '*' ? wireColours : row.colours.split(' '),
    conductorClass: row.class,
    metal: row.metal === 'Al' ? 'Al' : 'Cu',
    factor: Number(row.factor),
    add: Number(row.add),
    reels: [Number(small), Number(large)],
  };
});

/** Parses `2,3,4x1.5,2.5; 4x25` into pairs of cores and section. */
function sizes(text: string): [number, number][] {
  return text.split(/[;\s]+/).flatMap((group) => {
    const [left = '', right = ''] = group.split('x');
    return left
      .split(',')
      .flatMap((a) => right.split(',').map((b): [number, number] => [Number(a), Number(b)]));
  });
}

type CableMark = {
  family: string;
  mark: string;
  tag: string;
  noun: Text;
  after: Text;
  fire: string;
  brands: string[];
};

const everyMaker = 'Odeskabel, ZZCM, Interkabel, Prysmian, IPROEB, Nexans, Elmark, Öznur' as const;

const spaced = (text: string): string => (text === '' || text.startsWith(',') ? text : ` ${text}`);

export const cableMarks: CableMark[] = readTable('cable-marks.txt', [
  'family',
  'mark',
  'code',
  'ro',
  'ru',
  'after ro',
  'after ru',
  'fire',
  'brands',
]).map(({ family, mark, code, ro, ru, fire, brands, ...row }) => ({
  family,
  mark,
  tag: code,
  noun: { ro, ru },
  after: { ro: spaced(row['after ro']), ru: spaced(row['after ru']) },
  fire,
  brands: (brands === '*' ? everyMaker : brands).split(', '),
}));

export function cableMark(mark: string): CableMark {
  const found = cableMarks.find((row) => row.mark === mark);
  if (found === undefined) throw new Error(`No cable mark ${mark}`);
  return found;
}
