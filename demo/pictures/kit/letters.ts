import { short } from './shapes.ts';

/**
 * An own alphabet of strokes, so that a printed rating looks the same whatever fonts a machine has.
 * Capitals stand on a grid 6 high; the baseline is at 6, small letters begin at 2.
 */
const glyphs: Record<string, string> = {
  '0': 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  '1': 'M.4 1.4L2 0V6',
  '2': 'M.2 1.6Q.4 0 2 0Q3.8 0 3.8 1.7Q3.8 2.8 2.4 4L.1 6H4',
  '3': 'M.3 .9Q.9 0 2 0Q3.7 0 3.7 1.5Q3.7 2.9 1.5 2.9Q4 2.9 4 4.4Q4 6 2 6Q.6 6 0 5.1',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.6L.3 2.8Q1.2 2.2 2.1 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5',
  '6': 'M3.6 .7Q3 0 2.1 0Q0 0 0 3.6Q0 6 2 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q.5 2.4 0 3.9',
  '7': 'M0 0H4L1.5 6',
  '8': 'M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8',
  '9': 'M.4 5.3Q1 6 1.9 6Q4 6 4 2.4Q4 0 2 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.5 3.6 4 2.1',
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.3Q4 6 4 4.4Q4 2.9 2.3 2.9H0M2.1 2.9Q3.6 2.9 3.6 1.4Q3.6 0 2.1 0H0',
  C: 'M4 1.1Q3.3 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.3 6 4 4.9',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M3.6 0H0V6H3.6M0 2.9H3',
  F: 'M3.6 0H0V6M0 2.9H3',
  G: 'M3.9 1.1Q3.3 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4 6 4 3.3H2.3',
  H: 'M0 0V6M4 0V6M0 2.9H4',
  I: 'M0 0V6',
  J: 'M3 0V4.4Q3 6 1.5 6Q.3 6 0 4.9',
  K: 'M0 0V6M3.8 0L0 3.6M1.3 2.5L4 6',
  L: 'M0 0V6H3.5',
  M: 'M0 6V0L2.4 4L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2.2 0Q0 0 0 3Q0 6 2.2 6Q4.4 6 4.4 3Q4.4 0 2.2 0Z',
  P: 'M0 6V0H2.3Q4 0 4 1.7Q4 3.4 2.3 3.4H0',
  Q: 'M2.2 0Q0 0 0 3Q0 6 2.2 6Q4.4 6 4.4 3Q4.4 0 2.2 0ZM2.8 4.4L4.4 6.4',
  R: 'M0 6V0H2.3Q4 0 4 1.7Q4 3.4 2.3 3.4H0M2 3.4L4 6',
  S: 'M3.7 1Q3.1 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q3.9 3.3 3.9 4.5Q3.9 6 2 6Q.6 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.4 6L2.8 1L4.2 6L5.6 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  a: 'M3 2V6M3 4Q3 2 1.5 2Q0 2 0 4Q0 6 1.5 6Q3 6 3 4',
  b: 'M0 0V6M0 4Q0 2 1.5 2Q3 2 3 4Q3 6 1.5 6Q0 6 0 4',
  c: 'M3 2.8Q2.5 2 1.6 2Q0 2 0 4Q0 6 1.6 6Q2.5 6 3 5.2',
  d: 'M3 0V6M3 4Q3 2 1.5 2Q0 2 0 4Q0 6 1.5 6Q3 6 3 4',
  e: 'M0 4H3Q3 2 1.5 2Q0 2 0 4Q0 6 1.6 6Q2.4 6 2.9 5.3',
  f: 'M2 0Q.8 0 .8 1.3V6M0 2.2H1.9',
  g: 'M3 2V6.2Q3 7.8 1.5 7.8Q.5 7.8 .1 7.1M3 4Q3 2 1.5 2Q0 2 0 4Q0 6 1.5 6Q3 6 3 4',
  h: 'M0 0V6M0 3.6Q.2 2 1.6 2Q3 2 3 3.6V6',
  i: 'M0 2V6M0 .2V.5',
  j: 'M1 2V6.6Q1 7.8-.2 7.8M1 .2V.5',
  k: 'M0 0V6M2.8 2L0 4.6M1.1 3.7L3 6',
  l: 'M0 0V6',
  m: 'M0 2V6M0 3.4Q.2 2 1.4 2Q2.4 2 2.4 3.4V6M2.4 3.4Q2.6 2 3.7 2Q4.8 2 4.8 3.4V6',
  n: 'M0 2V6M0 3.6Q.2 2 1.6 2Q3 2 3 3.6V6',
  o: 'M1.5 2Q0 2 0 4Q0 6 1.5 6Q3 6 3 4Q3 2 1.5 2Z',
  p: 'M0 2V8M0 4Q0 2 1.5 2Q3 2 3 4Q3 6 1.5 6Q0 6 0 4',
  q: 'M3 2V8M3 4Q3 2 1.5 2Q0 2 0 4Q0 6 1.5 6Q3 6 3 4',
  r: 'M0 2V6M0 3.6Q.2 2 1.8 2',
  s: 'M2.7 2.7Q2.2 2 1.4 2Q.2 2 .2 3Q.2 3.8 1.5 4Q2.8 4.2 2.8 5Q2.8 6 1.4 6Q.4 6 0 5.2',
  t: 'M.8 .6V4.8Q.8 6 2 6M0 2.1H1.9',
  u: 'M0 2V4.4Q0 6 1.4 6Q2.8 6 3 4.4M3 2V6',
  v: 'M0 2L1.5 6L3 2',
  w: 'M0 2L1.1 6L2.2 2.6L3.3 6L4.4 2',
  x: 'M0 2L3 6M3 2L0 6',
  y: 'M0 2L1.5 6M3 2L1.2 7.2Q.9 7.8 0 7.8',
  z: 'M0 2H3L0 6H3',
  '.': 'M.2 5.8V6',
  ',': 'M.3 5.7L0 7',
  '-': 'M0 3.4H2',
  '+': 'M0 3.4H3M1.5 1.9V4.9',
  '/': 'M0 6.4L2.4-.4',
  '~': 'M0 3.8Q.9 2.4 1.8 3.4T3.6 3',
  '&': 'M4 6L.9 2.1Q.3 .2 1.7 0Q3 0 2.7 1.4Q2.4 2.3.8 3.2Q-.4 4.4.5 5.4Q2.6 7 3.9 3.6',
  '(': 'M1 -.5Q-.6 3 1 6.6',
  ')': 'M0 -.5Q1.6 3 0 6.6',
  '°': 'M.9 0Q0 0 0 .9T.9 1.8T1.8 .9T.9 0',
  '²': 'M.1 .6Q.3-.4 1-.4Q1.8-.4 1.8 .4Q1.8 1 0 2.4H1.9',
  Ø: 'M2.2 0Q0 0 0 3Q0 6 2.2 6Q4.4 6 4.4 3Q4.4 0 2.2 0ZM.4 6.2L4-.2',
  '%': 'M1 0Q0 0 0 1.2T1 2.4T2 1.2T1 0M4 3.6Q3 3.6 3 4.8T4 6T5 4.8T4 3.6M4.4 0L.6 6',
  '=': 'M0 2.4H3M0 4.2H3',
  ':': 'M.2 2.6V2.9M.2 5.6V5.9',
  '!': 'M.2 0V4.2M.2 5.8V6',
};

/** Where a glyph ends on the right, for those that are not 4 wide (small letters: 3). */
const widths: Record<string, number> = {
  ...{ I: 0, J: 3, L: 3.5, M: 4.8, O: 4.4, Q: 4.4, W: 5.6 },
  ...{ f: 2, i: 0, j: 1, l: 0, m: 4.8, r: 1.8, t: 2, w: 4.4 },
  ...{ '1': 2, '.': 0.4, ',': 0.4, ':': 0.4, '!': 0.4, '-': 2, '+': 3, '/': 2.4 },
  ...{ '(': 1, ')': 1, '°': 1.8, '²': 1.9, '%': 5, Ø: 4.4 },
};

function widthOf(letter: string): number {
  return widths[letter] ?? (letter >= 'a' && letter <= 'z' ? 3 : 4);
}

const gap = 1.6;
const space = 2.4;

type Placed = { d: string; x: number };

function place(text: string): { letters: Placed[]; width: number } {
  const letters: Placed[] = [];
  let x = 0;
  for (const mark of text.normalize('NFD')) {
    const last = letters.at(-1);
    if (mark === '\u0308' && last !== undefined) {
      letters.push({ d: 'M.7-1.4V-1.2M2.5-1.4V-1.2', x: last.x });
      continue;
    }
    const d = glyphs[mark];
    if (mark === ' ') x += space;
    if (d === undefined) continue;
    letters.push({ d, x });
    x += widthOf(mark) + gap;
  }
  return { letters, width: Math.max(0, x - gap) };
}

type Lettering = {
  colour: string;
  /** Height of a capital. */
  size: number;
  /** Stroke width as a share of the height. */
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Shrinks the text when it would be wider than this. */
  fit?: number;
  opacity?: number;
};

/** Draws text with its baseline's start, middle or end at (x, y). */
export function lettering(text: string, x: number, y: number, how: Lettering): string {
  const { letters, width } = place(text);
  if (letters.length === 0) return '';
  const wanted = how.size / 6;
  const scale = how.fit === undefined ? wanted : Math.min(wanted, how.fit / Math.max(width, 1));
  const share = how.anchor === 'middle' ? 0.5 : how.anchor === 'end' ? 1 : 0;
  const left = x - width * scale * share;
  const top = y - 6 * scale;
  const strokes = letters
    .map((letter) =>
      letter.x === 0
        ? `<path d="${letter.d}"/>`
        : `<path transform="translate(${short(letter.x)})" d="${letter.d}"/>`,
    )
    .join('');
  const see = how.opacity === undefined ? '' : ` opacity="${how.opacity}"`;
  return `<g transform="translate(${short(left)} ${short(top)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${how.colour}" stroke-width="${short((how.weight ?? 0.14) * 6)}" stroke-linecap="round"${see}>${strokes}</g>`;
}
