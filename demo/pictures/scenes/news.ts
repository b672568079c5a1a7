import { copper, spark } from '../kit/colours.ts';
import { lookup } from '../kit/lookup.ts';
import { circle, path, polygon, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { stand } from './stage.ts';

const wide = 1200;
const high = 675;

type Story = {
  ground: readonly [string, string];
  things: readonly (readonly [name: string, x: number, y: number, size: number])[];
};

const sand = ['#f7f3ee', '#e5d8c8'] as const;
const sky = ['#e8f4fb', '#c7dfee'] as const;
const fog = ['#eef2f6', '#d2dce6'] as const;
const sage = ['#f1f4f1', '#d3ddd6'] as const;
const honey = ['#fff8e8', '#f3ddae'] as const;

/** Two things side by side tell most stories. */
const pair = (ground: Story['ground'], left: string, right: string): Story => ({
  ground,
  things: [
    [left, 60, 70, 540],
    [right, 600, 70, 540],
  ],
});

const drum = 'cab.vvgng~pack~cores=5;section_mm2=16;reel_m=500;brand=Cablaj';
const cable3 = 'cab.vvgng~main~cores=3;section_mm2=2.5';
const rcd = 'pr.rccb~main~poles=2P;in_a=25;idn_ma=30';

const stories: Record<string, Story> = {
  reel: pair(sand, cable3, drum),
  asfora: pair(
    sage,
    'wd.socket~main~series=Asfora;colour=steel',
    'wd.switch~main~series=Asfora;colour=anthracite;gang=2',
  ),
  bathroom: pair(sky, rcd, 'wd.ip54~main~outlets=1;ip=IP54;colour=white'),
  led: pair(honey, 'lt.bulb~main~cct_k=3000;power_w=10', 'lt.panel~main~power_w=40'),
  copper: pair(
    sand,
    'cab.pv1~main~colour=red;section_mm2=6;mark=H07V-U',
    'cab.cyyf~detail~cores=4;section_mm2=10',
  ),
  delivery: pair(
    fog,
    'cab.nym~pack~cores=3;section_mm2=2.5;reel_m=100',
    'lv.utp~pack~cat=6;reel_m=305',
  ),
  measure: pair(fog, 'tl.mult~main~', 'cab.pvs~main~cores=3;section_mm2=1.5'),
  schedule: pair(honey, 'au.time~main~kind=daily', 'lt.bulb~main~cct_k=3000'),
  solar: pair(sky, 'en.pv~main~power_w=450', 'cab.solar~main~colour=red;section_mm2=6'),
  rcd: pair(fog, rcd, 'pr.rcbo~main~poles=1P+N;in_a=16;curve=C;idn_ma=30'),
  compare: pair(sand, cable3, 'cab.nym~main~cores=3;section_mm2=2.5;mark=NYM-J'),
  junction: pair(fog, 'mt.junc~main~width_mm=100;height_mm=100;ip=IP55', 'cn.wago~main~ways=3'),
  section: pair(
    sand,
    'cab.cyyf~detail~cores=5;section_mm2=4',
    'cab.cyyf~main~cores=5;section_mm2=4;mark=CYY-F',
  ),
  stock: pair(fog, drum, 'pr.mcb~pack~poles=3P'),
  protection: pair(fog, 'pr.mcb~main~poles=3P;in_a=25;curve=C', rcd),
  panel: pair(fog, 'pn.plast~main~modules=24', 'pr.spd~main~poles=3P+N'),
  tools: pair(honey, 'tl.mult~main~', 'tl.screw~main~kind=screwdriver-set'),
};

export const newsKinds: readonly string[] = Object.keys(stories);

function storyOf(kind: string): Story {
  return lookup(stories, kind) ?? { ground: ['#f4f6f8', '#dfe4ea'], things: [] };
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
