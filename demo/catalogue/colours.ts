import { cell, readTable } from './table.ts';

/** m, f: singular; mp, fp: plural. Russian plural is one for all genders. */
export type ColourForm = 'm' | 'f' | 'mp' | 'fp';

/** key | ro m | ro f | ro mp | ro fp | ru m | ru f | ru plural | letters in maker codes */
const table = readTable(`
  white        | alb          | albă         | albi         | albe         | белый           | белая           | белые           | WH
  cream        | crem         | crem         | crem         | crem         | кремовый        | кремовая        | кремовые        | CR
  black        | negru        | neagră       | negri        | negre        | чёрный          | чёрная          | чёрные          | BK
  grey         | gri          | gri          | gri          | gri          | серый           | серая           | серые           | GY
  anthracite   | antracit     | antracit     | antracit     | antracit     | антрацит        | антрацит        | антрацит        | AN
  silver       | argintiu     | argintie     | argintii     | argintii     | серебристый     | серебристая     | серебристые     | SL
  steel        | oțel         | oțel         | oțel         | oțel         | сталь           | сталь           | сталь           | ST
  ivory        | fildeș       | fildeș       | fildeș       | fildeș       | слоновая кость  | слоновая кость  | слоновая кость  | IV
  aluminium    | aluminiu     | aluminiu     | aluminiu     | aluminiu     | алюминий        | алюминий        | алюминий        | AL
  blue         | albastru     | albastră     | albaștri     | albastre     | синий           | синяя           | синие           | BU
  red          | roșu         | roșie        | roșii        | roșii        | красный         | красная         | красные         | RD
  yellow-green | galben-verde | galben-verde | galben-verde | galben-verde | жёлто-зелёный   | жёлто-зелёная   | жёлто-зелёные   | YG
  brown        | maro         | maro         | maro         | maro         | коричневый      | коричневая      | коричневые      | BN
  green        | verde        | verde        | verzi        | verzi        | зелёный         | зелёная         | зелёные         | GN
  yellow       | galben       | galbenă      | galbeni      | galbene      | жёлтый          | жёлтая          | жёлтые          | YE
  orange       | portocaliu   | portocalie   | portocalii   | portocalii   | оранжевый       | оранжевая       | оранжевые       | OR
`);

const rows = new Map(table.map((row) => [cell(row, 0), row]));
const columns = {
  ro: { m: 1, f: 2, mp: 3, fp: 4 },
  ru: { m: 5, f: 6, mp: 7, fp: 7 },
} as const;

function rowOf(colour: string): string[] {
  const row = rows.get(colour);
  if (row === undefined) throw new Error(`No colour ${colour}`);
  return row;
}

export const colourName = (colour: string, locale: 'ro' | 'ru', form: ColourForm): string =>
  cell(rowOf(colour), columns[locale][form]);

export const colourLetters = (colour: string): string => cell(rowOf(colour), 8);
