import { colourOf, type Metal } from '../kit/colours.ts';
import type { Attributes } from '../picture-name.ts';
import { powerCores, signalCores } from './core-colours.ts';

export type Strands = 'solid' | 'stranded' | 'fine';

/** How a cable is made, as far as its end and its cross-section show it. */
export type CableBuild = {
  shape: 'round' | 'flat' | 'single' | 'twisted' | 'coaxial' | 'pairs';
  sheath: string;
  /** Layers between sheath and cores, from outside in. */
  layers: readonly ('armour' | 'braid' | 'foil' | 'mica' | 'filler' | 'inner')[];
  cores: readonly string[];
  /** A thinner last core, as in 3x2.5+1x1.5. */
  thinLast: boolean;
  section: number;
  metal: Metal;
  strands: Strands;
  mark: string;
  /** Cores and section as printed, empty when the section is not known. */
  size: string;
};

type Make = Partial<Omit<CableBuild, 'sheath' | 'cores' | 'size'>> & {
  sheath?: string;
  /** Where a family knows only one mark; elsewhere it has to be told. */
  mark?: string;
  signal?: boolean;
  section?: number;
  count?: number;
};

const makes: Record<string, Make> = {
  'cab.vvgp': { shape: 'flat', sheath: 'black' },
  'cab.vvgng': { mark: 'VVGng(A)-LS', layers: ['filler'] },
  'cab.vvgfr': { mark: 'VVGng(A)-FRLS', layers: ['mica'], sheath: '#5d3030' },
  'cab.nym': { sheath: '#b4babf', layers: ['filler'] },
  'cab.cyyf': { mark: 'CYY-F', layers: ['filler'] },
  'cab.nyy': { mark: 'NYY-J', layers: ['filler'], count: 4 },
  'cab.n2xh': { mark: 'N2XH-J', sheath: '#23272c', layers: ['filler'] },
  'cab.nhxh': { mark: 'NHXH FE180', sheath: 'orange', layers: ['mica'] },
  'cab.cyaby': { mark: 'CYABY-F', layers: ['armour', 'inner'], count: 4, section: 16 },
  'cab.vbbshv': { mark: 'VBbShv', layers: ['armour', 'inner'], count: 4, section: 10 },
  'cab.avvg': { metal: 'aluminium', count: 4, section: 16 },
  'cab.avbb': {
    metal: 'aluminium',
    layers: ['armour', 'inner'],
    count: 4,
    section: 16,
  },
  'cab.sip': {
    shape: 'twisted',
    metal: 'aluminium',
    strands: 'stranded',
    count: 4,
    section: 16,
  },
  'cab.pvs': { sheath: 'white', strands: 'fine' },
  'cab.shvvp': {
    shape: 'flat',
    sheath: 'white',
    strands: 'fine',
    count: 2,
    section: 0.75,
  },
  'cab.kg': { sheath: '#33353a', strands: 'fine' },
  'cab.pv1': { shape: 'single', strands: 'solid', count: 1 },
  'cab.pv3': { shape: 'single', strands: 'fine', count: 1 },
  'cab.kvvg': { count: 7, section: 1.5 },
  'cab.liycy': {
    sheath: '#a7aeb4',
    layers: ['braid', 'foil'],
    strands: 'fine',
    signal: true,
    count: 4,
    section: 0.75,
  },
  'cab.solar': {
    mark: 'H1Z2Z2-K',
    shape: 'single',
    strands: 'fine',
    metal: 'tin',
    count: 1,
    section: 6,
  },
  'cab.sihf': { sheath: '#b3452f', strands: 'fine', metal: 'tin' },
  'lv.utp': { shape: 'pairs', sheath: '#b9bfc4', count: 8, section: 0.5 },
  'lv.coax': { shape: 'coaxial', sheath: 'white', count: 1, section: 1 },
  'lv.alarm': {
    sheath: 'white',
    signal: true,
    count: 4,
    section: 0.5,
    layers: ['foil'],
  },
};

function strandsOf(about: Attributes, section: number): Strands {
  const cls = about.number('cond_class', 0);
  if (cls === 5) return 'fine';
  if (cls === 2) return 'stranded';
  return section >= 25 ? 'stranded' : 'solid';
}

function earthed(about: Attributes): boolean {
  const mark = about.text('mark', '');
  return !(/-O$/i.test(mark) || about.is('earth', 'no'));
}

/** What the maker prints along the sheath. */
export const printOf = ({ mark, size }: CableBuild): string => `${mark} ${size}`.trim();

export function cableBuild(family: string, about: Attributes): CableBuild {
  const make = makes[family] ?? {};
  const wanted = about.is('shape', 'flat') ? 'flat' : (make.shape ?? 'round');
  const thinLast = about.text('cores', '').includes('+1');
  const count =
    Math.max(1, Math.round(about.number('cores', make.count ?? 3))) + (thinLast ? 1 : 0);
  const shape = wanted === 'flat' && count > 5 ? 'round' : wanted;
  const single = shape === 'single' || count === 1;
  const section = about.number('section_mm2', make.section ?? 2.5);
  const colour = about.text('colour');
  const mark = about.text('mark', make.mark ?? '');
  const size = about.has('section_mm2')
    ? `${thinLast ? count - 1 : count}x${String(section).replace('.', ',')}`
    : '';
  return {
    shape: single && shape !== 'coaxial' ? 'single' : shape,
    sheath:
      single && shape !== 'coaxial'
        ? colourOf(colour, 'black')
        : colourOf(colour, make.sheath ?? 'black'),
    layers: about.is('armour', 'yes') ? (make.layers ?? ['armour', 'inner']) : (make.layers ?? []),
    cores: single
      ? [/^[a-z-]+$/.test(colour ?? '') ? (colour ?? 'black') : 'black']
      : make.signal
        ? signalCores(count)
        : powerCores(count, earthed(about)),
    thinLast,
    section,
    metal: about.is('conductor', 'al') ? 'aluminium' : (make.metal ?? 'copper'),
    strands: make.strands ?? strandsOf(about, section),
    mark,
    size,
  };
}
