import { copper, ink, steel } from '../kit/colours.ts';
import { lettering, textWidth } from '../kit/letters.ts';
import { circle, path, polygon, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';

const width = 320;
const height = 160;

/** A steady number from a name, so that each brand keeps its mark. */
export function pick(text: string, count: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 33 + letter.charCodeAt(0)) % 100_003;
  return sum % count;
}

/** Plain geometry about (0, 0), about 56 across; deliberately nobody's logo. */
const marks: readonly ((x: number, y: number, tone: string) => string)[] = [
  (x, y, tone) =>
    circle(x, y, 25, { stroke: tone, width: 6 }) +
    path(`M${x - 10} ${y + 10}L${x + 10} ${y - 10}`, { stroke: tone, width: 6, cap: 'round' }),
  (x, y, tone) =>
    rect(x - 25, y - 25, 50, 50, { stroke: tone, width: 6 }, 10) +
    rect(x - 8, y - 8, 16, 16, { fill: tone }, 3),
  (x, y, tone) =>
    polygon(
      [
        [x, y - 28],
        [x + 25, y - 14],
        [x + 25, y + 14],
        [x, y + 28],
        [x - 25, y + 14],
        [x - 25, y - 14],
      ],
      { stroke: tone, width: 6 },
    ) + circle(x, y, 8, { fill: tone }),
  (x, y, tone) =>
    path(`M${x - 24} ${y + 22}V${y - 6}M${x} ${y + 22}V${y - 24}M${x + 24} ${y + 22}V${y - 14}`, {
      stroke: tone,
      width: 10,
      cap: 'round',
    }),
  (x, y, tone) =>
    path(`M${x - 26} ${y}q13-34 26 0t26 0`, { stroke: tone, width: 7, cap: 'round' }) +
    path(`M${x - 26} ${y + 22}H${x + 26}`, { stroke: tone, width: 5, cap: 'round' }),
  (x, y, tone) =>
    polygon(
      [
        [x - 26, y + 24],
        [x, y - 26],
        [x + 26, y + 24],
      ],
      { stroke: tone, width: 6 },
    ) + path(`M${x - 10} ${y + 10}H${x + 10}`, { stroke: tone, width: 6, cap: 'round' }),
  (x, y, tone) =>
    circle(x - 11, y, 18, { stroke: tone, width: 6 }) +
    circle(x + 11, y, 18, { stroke: tone, width: 6 }),
];

function mark(index: number, x: number, y: number, tone: string): string {
  return marks[index % marks.length]?.(x, y, tone) ?? '';
}

/** Sign and word side by side, centred on the plate. */
function plate(index: number, word: string, size: number, tone: string, letters: string): string {
  const wordWidth = Math.min(196, textWidth(word, size));
  const left = (width - (76 + wordWidth)) / 2;
  return new Sheet().finish(
    rect(0, 0, width, height, { fill: '#fff' }) +
      mark(index, left + 30, height / 2, tone) +
      lettering(word, left + 76, height / 2 + size * 0.48, {
        colour: letters,
        size,
        fit: 196,
        weight: 0.17,
      }),
    width,
    height,
  );
}

/** A neutral wordmark: the name in the shop's own letters beside a simple sign. */
export function drawBrandLogo(title: string): string {
  return plate(pick(title, marks.length), title, 26, copper, ink);
}

const trades = [
  'CONSTRUCT',
  'LUMINA',
  'INSTAL',
  'HOTEL',
  'AGRO',
  'MONTAJ',
  'SOLAR',
  'DEVELOPER',
] as const;

/** A stand-in for a client's sign: a trade, not a company. Counted from one. */
export function drawClient(number: number): string {
  const index = Math.max(0, (Math.floor(number) || 1) - 1);
  return plate(index + 2, trades[index % trades.length] ?? trades[0], 22, steel, steel);
}
