import { copper, spark } from '../kit/colours.ts';
import { circle, path, polygon, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { pick } from '../plates/plates.ts';
import { stand } from './stage.ts';

const wide = 1200;
const high = 675;

type Story = {
  ground: readonly [string, string];
  things: readonly (readonly [name: string, x: number, y: number, size: number])[];
};

const stories: Record<string, Story> = {
  cable: {
    ground: ['#f7f3ee', '#e5d8c8'],
    things: [
      ['cab.vvgng~pack~cores=5;section_mm2=16;reel_m=500;brand=Cablaj', 560, 60, 560],
      ['cab.vvgng~main~cores=3;section_mm2=2.5', 60, 90, 560],
    ],
  },
  protection: {
    ground: ['#eef2f6', '#d2dce6'],
    things: [
      ['pr.mcb~main~poles=3P;in_a=25;curve=C', 420, 90, 500],
      ['pr.rccb~main~poles=2P;in_a=25;idn_ma=30', 760, 90, 500],
      ['pr.mcb~main~poles=1P;in_a=16;curve=C', 110, 90, 500],
    ],
  },
  devices: {
    ground: ['#f1f4f1', '#d3ddd6'],
    things: [
      ['wd.socket~main~series=Asfora;colour=white', 80, 110, 460],
      ['wd.switch~main~series=Lilium;colour=anthracite;gang=2', 600, 110, 460],
    ],
  },
  light: {
    ground: ['#fff8e8', '#f3ddae'],
    things: [
      ['lt.bulb~main~cct_k=3000;power_w=10', 70, 60, 560],
      ['lt.panel~main~power_w=40', 520, 60, 560],
    ],
  },
  solar: {
    ground: ['#e8f4fb', '#c7dfee'],
    things: [
      ['en.pv~main~power_w=450', 80, 40, 580],
      ['en.pv~main~kind=inverter;power_w=5000', 600, 60, 540],
    ],
  },
  tools: {
    ground: ['#fbf2e6', '#ecd7b8'],
    things: [
      ['tl.mult~main~', 80, 60, 560],
      ['tl.screw~main~', 580, 80, 540],
    ],
  },
  delivery: {
    ground: ['#f1f3f5', '#d6dde4'],
    things: [
      ['cab.nym~pack~cores=3;reel_m=100', 90, 90, 520],
      ['lv.utp~pack~cat=6;reel_m=305', 580, 70, 560],
    ],
  },
  panel: {
    ground: ['#f0f3f5', '#cfd8df'],
    things: [
      ['pn.plast~main~modules=24', 120, 50, 580],
      ['pr.spd~main~poles=3P+N', 640, 100, 480],
    ],
  },
};

export const newsKinds: readonly string[] = Object.keys(stories);

function storyOf(kind: string): Story {
  const fallback = newsKinds[pick(kind, newsKinds.length)] ?? 'cable';
  return stories[kind] ?? stories[fallback] ?? { ground: ['#f4f6f8', '#dfe4ea'], things: [] };
}

export function drawNews(kind: string): string {
  const { ground, things } = storyOf(kind);
  const sheet = new Sheet();
  const scene =
    rect(0, 0, wide, high, {
      fill: sheet.linear(
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
        'slant',
      ),
    }) +
    circle(1040, 120, 260, { fill: '#fff', opacity: 0.35 }) +
    polygon(
      [
        [0, 600],
        [1200, 520],
        [1200, 675],
        [0, 675],
      ],
      { fill: '#fff', opacity: 0.35 },
    ) +
    path('M0 650H260', { stroke: copper, width: 12 }) +
    path('M276 650H330', { stroke: spark, width: 12 }) +
    things.map(([name, x, y, size]) => stand(sheet, name, x, y, size)).join('');
  return sheet.finish(scene, wide, high);
}
