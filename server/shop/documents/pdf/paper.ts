import { type YieldIfDue, yieldInSlices } from '../../../base/pacing/yield-in-slices.ts';
import type { Weight } from './fonts.ts';
import { printable } from './printable.ts';

export const inks = {
  ink: '#12161c',
  steel: '#5b6673',
  silver: '#b4bec9',
  line: '#dfe4ea',
  mist: '#f4f6f8',
  copper: '#ad4f1b',
} as const;
export type Ink = keyof typeof inks;

/** A paragraph in one style. */
export type Line = {
  text: string;
  size?: number;
  weight?: Weight;
  ink?: Ink;
  /** A figure: in one line, its digits of one width, so that columns of them stand in line. */
  tabular?: boolean;
  /** Points kept free above. */
  above?: number;
  /** So many lines at most; the last one ends in dots. */
  most?: number;
};

/** Over the whole width, unless it is said from where to where. */
type Rule = { at?: number; from?: number; to?: number; ink?: Ink; thick?: number };

export type Align = 'left' | 'right' | 'center';

export const millimetres = (length: number) => (length * 72) / 25.4;

const LINE_GAP = 1.2;

/** How wide a figure is at most, as a multiple of its size: digits, letters, and signs between them. */
const widthOfFigure = (text: string) =>
  Array.from(text).reduce(
    (sum, sign) => sum + (/\d/.test(sign) ? 0.675 : /\p{L}/u.test(sign) ? 0.8 : 0.35),
    0,
  );

/** Figures stay in one line: where they are too long for their place, they are smaller. */
const sizeOf = ({ text, size = 9, tabular }: Line, width: number) =>
  tabular ? Math.min(size, width / widthOfFigure(text)) : size;

type Options = {
  title: string;
  author: string;
  language: string;
  createdAt: Date;
  /** Points. */
  size?: [width: number, height: number];
  margins?: { top: number; bottom: number; side: number };
};

const A4: [number, number] = [595.28, 841.89];

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** Sheets to write on from top to bottom; `y` is where the next thing goes. Measures are points. */
export async function openPaper({
  title,
  author,
  language,
  createdAt,
  size = A4,
  margins = { top: 30, bottom: 44, side: 38 },
}: Options) {
  // Once a paper is drawn: a start does without.
  const { default: PDFDocument } = await import('pdfkit');
  const { fonts } = await import('./fonts.ts');
  const pdf = new PDFDocument({
    size,
    // Where a page ends is decided here, before something is written, never in the middle of it.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const yieldIfDue: YieldIfDue = yieldInSlices();
  const left = margins.side;
  const right = size[0] - margins.side;
  const width = right - left;
  const bottom = size[1] - margins.bottom;
  let onNewPage = () => {};
  let y = margins.top;

  const styled = (line: Line, width: number) => {
    const { weight = 'regular', ink = 'ink' } = line;
    return pdf.font(weight).fontSize(sizeOf(line, width)).fillColor(inks[ink]);
  };
  const optionsOf = ({ tabular, most }: Line, width: number) => ({
    width,
    lineGap: LINE_GAP,
    ...(tabular && { features: ['tnum' as const] }),
    ...(most && { height: most * (pdf.currentLineHeight(true) + LINE_GAP), ellipsis: true }),
  });

  function heightOf(lines: readonly Line[], width: number): number {
    return lines.reduce((height, line) => {
      if (line.text === '') return height;
      const font = styled(line, width);
      const own = line.tabular
        ? font.currentLineHeight(true) + LINE_GAP
        : font.heightOfString(printable(line.text), optionsOf(line, width));
      return height + (line.above ?? 0) + own;
    }, 0);
  }

  /** Writes without moving `y`; answers with the height. */
  function writeAt(
    lines: readonly Line[],
    place: { x: number; y: number; width: number; align?: Align },
  ): number {
    let down = place.y;
    for (const line of lines) {
      if (line.text === '') continue;
      down += line.above ?? 0;
      const font = styled(line, place.width);
      const options = { ...optionsOf(line, place.width), align: place.align ?? 'left' };
      font.text(printable(line.text), place.x, down, options);
      down = pdf.y;
    }
    return down - place.y;
  }

  function newPage() {
    pdf.addPage();
    y = margins.top;
    onNewPage();
  }

  const fits = (height: number) => y + height <= bottom;

  return {
    pdf,
    yieldIfDue,
    left,
    right,
    width,
    bottom,
    get y() {
      return y;
    },
    set y(next: number) {
      y = next;
    },
    get pages() {
      return pdf.bufferedPageRange().count;
    },
    heightOf,
    writeAt,

    /** Over the whole width, and on below it. */
    write(lines: readonly Line[], { gap = 0 } = {}) {
      y += writeAt(lines, { x: left, y, width }) + gap;
    },

    /** Begins on a new page; `header` is written at the top of its further ones. */
    startPart(header: () => void = () => {}) {
      onNewPage = () => {};
      newPage();
      onNewPage = header;
    },

    newPage,
    fits,

    /** A new page, unless so much is left on this one. */
    room(height: number) {
      if (!fits(height)) newPage();
    },

    rule({ at = y, from = left, to = right, ink = 'line', thick = 0.75 }: Rule = {}) {
      pdf.moveTo(from, at).lineTo(to, at).lineWidth(thick).strokeColor(inks[ink]).stroke();
    },

    fill(box: { x: number; y: number; width: number; height: number }, ink: Ink = 'mist') {
      pdf.roundedRect(box.x, box.y, box.width, box.height, 4).fill(inks[ink]);
    },

    /** Something on each of these pages, once it is known how many there are. */
    onPages(from: number, to: number, work: (place: number, of: number) => void) {
      for (let page = from; page < to; page++) {
        pdf.switchToPage(page);
        work(page - from + 1, to - from);
      }
    },

    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const ended = new Promise<void>((resolve, reject) => {
        pdf.on('end', resolve);
        pdf.on('error', reject);
      });
      pdf.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
