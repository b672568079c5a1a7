import type { Maker } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { lookup, type Values, word } from '../values.ts';

type WiringSeries = {
  brand: string;
  series: string;
  tier: number;
  colours: string[];
  code: string;
};

/** brand | series | tier | colours the series has | code pattern where the type is not in it */
const table = readTable(`
  Schneider Electric | Asfora      | 1.10 | white cream steel anthracite     | EPH
  Schneider Electric | Sedna       | 1.25 | white cream aluminium anthracite | SDN
  Legrand            | Valena Life | 1.85 | white ivory aluminium            | 75####
  Legrand            | Niloe       | 1.60 | white ivory                      | 66####
  Viko               | Karre       | 1.00 | white cream                      | 9096
  Viko               | Carmen      | 1.02 | white cream                      | 9056
  Panasonic          | Arkedia     | 1.20 | white cream silver               | WDTT####-####
  Makel              | Lilium      | 0.68 | white cream anthracite           | 3200####
  Gunsan             | Moderna     | 0.65 | white cream                      | 01291######
  Gunsan             | Visage      | 0.75 | white cream silver               | 01281######
  Gewiss             | Chorus      | 1.65 | white black silver               | GW10###
  ABB                | Cosmo       | 1.60 | white cream anthracite           | 619-010####-###
`);

const wiringSeries: WiringSeries[] = table.map((row) => ({
  brand: cell(row, 0),
  series: cell(row, 1),
  tier: Number(cell(row, 2)),
  colours: cell(row, 3).split(' '),
  code: cell(row, 4),
}));

/** Two digits of a Schneider colour and one of a Viko colour. */
const schneiderColour: Readonly<Record<string, string>> = {
  white: '21',
  cream: '23',
  steel: '62',
  aluminium: '60',
  anthracite: '71',
};
const vikoColour: Readonly<Record<string, string>> = { white: '0', cream: '1' };

/** The number a type has in Schneider and in Viko codes. */
type TypeNumbers = (values: Values) => { schneider: string; viko: string };

/** Makers of one kind of mechanism; `numbers` places the type into the codes that spell it out. */
export const seriesMakers = (numbers: TypeNumbers, among?: readonly string[]): Maker[] =>
  wiringSeries
    .filter(({ brand }) => among === undefined || among.includes(brand))
    .map(({ brand, series, tier, code }) => ({
      brand,
      tier,
      set: { series },
      code: codeRule(brand, code, numbers),
    }));

function codeRule(brand: string, pattern: string, numbers: TypeNumbers): Maker['code'] {
  if (brand === 'Schneider Electric') {
    return (values) =>
      pattern + numbers(values).schneider + lookup(schneiderColour, word(values, 'colour'));
  }
  if (brand === 'Viko') {
    return (values) =>
      `${pattern}0${lookup(vikoColour, word(values, 'colour'))}${numbers(values).viko}`;
  }
  return pattern;
}

/** Only the colours the series really has. */
export function seriesColours(maker: Maker): string[] {
  const found = wiringSeries.find(({ series }) => series === maker.set?.series);
  if (found === undefined) throw new Error(`No wiring series ${maker.set?.series}`);
  return found.colours;
}
