import { readTable } from '../data-files.ts';

/** m, f: singular; mp, fp: plural. Russian plural is one for all genders. */
export type ColourForm = 'm' | 'f' | 'mp' | 'fp';

const colours = new Map(
  readTable('colours.txt', [
    'key',
    'ro m',
    'ro f',
    'ro mp',
    'ro fp',
    'ru m',
    'ru f',
    'ru p',
    'code',
  ]).map((row) => [row.key, row]),
);

function rowOf(colour: string) {
  const row = colours.get(colour);
  if (row === undefined) throw new Error(`No colour ${colour}`);
  return row;
}

export function colourName(colour: string, locale: 'ro' | 'ru', form: ColourForm): string {
  if (locale === 'ro') return rowOf(colour)[`ro ${form}`];
  return rowOf(colour)[form === 'm' ? 'ru m' : form === 'f' ? 'ru f' : 'ru p'];
}

export const colourLetters = (colour: string): string => rowOf(colour).code;
