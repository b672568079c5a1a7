/** Colours of insulated cores by their number: HD 308 for power, DIN 47100 for signal cables. */

const power: Record<number, readonly string[]> = {
  1: ['black'],
  2: ['brown', 'blue'],
  3: ['brown', 'blue', 'yellow-green'],
  4: ['brown', 'black', 'grey', 'yellow-green'],
  5: ['brown', 'black', 'grey', 'blue', 'yellow-green'],
};

const withoutEarth: Record<number, readonly string[]> = {
  3: ['brown', 'black', 'grey'],
  4: ['brown', 'black', 'grey', 'blue'],
};

const signal = [
  'white',
  'brown',
  'green',
  'yellow',
  'grey',
  'pink',
  'blue',
  'red',
  'black',
  'violet',
] as const;

/** More cores than a picture can tell apart are shown as a full fan. */
const most = 19;

export function powerCores(count: number, earth = true): readonly string[] {
  const known = earth ? power[count] : (withoutEarth[count] ?? power[count]);
  if (known !== undefined) return known;
  const shown = Math.min(count, most);
  return Array.from({ length: shown }, (_, i) =>
    i === shown - 1 && earth ? 'yellow-green' : 'black',
  );
}

export function signalCores(count: number): readonly string[] {
  return Array.from(
    { length: Math.min(count, most) },
    (_, i) => signal[i % signal.length] ?? 'grey',
  );
}
