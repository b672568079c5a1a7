import { copper, darker, ink, lighter, spark } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { lookup } from '../kit/lookup.ts';
import { circle, ellipse, path, polygon, rect, repeat } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { block } from '../kit/solids.ts';
import { stand, stands } from './stage.ts';

/** Wide scenes for the head of the home page; the left third stays calm for words. */
const wide = 1600;
const high = 640;

type Scene = (sheet: Sheet) => string;

const reels: Scene = (sheet) => {
  const wall = rect(0, 0, wide, high, {
    fill: sheet.fade('#f6f3ef', '#e6ddd2', 'slant'),
  });
  const shelf = (y: number): string =>
    rect(640, y, 960, 16, {
      fill: sheet.fade('#c9a77c', '#8f6a41'),
    }) + rect(640, y + 16, 960, 22, { fill: '#12161c', opacity: 0.1 });
  return (
    wall +
    shelf(306) +
    shelf(600) +
    stands(sheet, 'a', 'cab.pvs~pack~brand=PVS 3x1.5', [
      [680, 30, 320],
      [1250, 314, 330],
    ]) +
    stands(sheet, 'b', 'cab.pv3~pack~colour=blue;section_mm2=2.5', [[930, 30, 320]]) +
    stands(sheet, 'c', 'cab.pv3~pack~colour=yellow-green;section_mm2=6', [[1190, 30, 320]]) +
    stands(sheet, 'd', 'cab.vvgng~pack~cores=5;section_mm2=16;brand=Cablaj', [
      [640, 300, 350],
      [950, 300, 350],
    ])
  );
};

const devices: Scene = (sheet) =>
  rect(0, 0, wide, high, {
    fill: sheet.fade('#eef1ee', '#cfd8d2', 'slant'),
  }) +
  polygon(
    [
      [900, 0],
      [1220, 0],
      [760, 640],
      [440, 640],
    ],
    { fill: '#fff', opacity: 0.28 },
  ) +
  stand(sheet, 'wd.switch~main~series=Asfora;gang=2;colour=white', 720, 40, 330) +
  stand(sheet, 'wd.socket~main~series=Asfora;colour=white', 1000, 40, 330) +
  stand(sheet, 'wd.socket~main~series=Lilium;colour=anthracite', 1280, 40, 330) +
  stand(sheet, 'wd.dim~main~series=Valena;colour=aluminium', 720, 310, 330) +
  stand(sheet, 'wd.usb~main~series=Karre;colour=cream', 1000, 310, 330) +
  stand(sheet, 'wd.switch~main~series=Lilium;wiring=two-way;colour=anthracite', 1280, 310, 330);

function row(y: number, count: number, tone: string): string {
  const each = 58;
  return repeat(count, (i) => {
    const x = 860 + i * each;
    const lever = i % 5 === 0 ? copper : ink;
    return (
      rect(x, y, each - 2, 128, { fill: '#f0f2f3', stroke: '#a3aab1', width: 1.4 }, 3) +
      rect(x + 8, y + 16, 30, 8, { fill: tone }, 2) +
      rect(x + 8, y + 30, 20, 5, { fill: '#a3aab1' }, 2) +
      rect(x + 16, y + 54, 24, 46, { fill: '#59626b' }, 4) +
      rect(x + 18, y + 58, 20, 22, { fill: lever }, 3)
    );
  });
}

const panel: Scene = (sheet) => {
  const tails = repeat(8, (i) => {
    const x = 886 + i * 80;
    const tone = ['#85502c', '#2b2f35', '#9aa3ab', '#2767b8'][i % 4] ?? '#85502c';
    return path(
      `M${x} 92C${x} 70 ${x + 40} 70 ${x + 40} 40M${x} 372C${x} 330 ${x + 24} 320 ${x + 24} 262`,
      { stroke: tone, width: 11 },
    );
  });
  return (
    rect(0, 0, wide, high, {
      fill: sheet.fade('#e9eef3', '#c3ced9', 'slant'),
    }) +
    block(sheet, {
      x: 820,
      y: 40,
      width: 640,
      height: 560,
      depth: 150,
      colour: '#dfe4e8',
      radius: 12,
    }) +
    rect(
      844,
      64,
      592,
      512,
      {
        fill: sheet.fade('#aab3bc', '#d3d9de'),
        stroke: '#767f88',
        width: 2,
      },
      6,
    ) +
    `<g clip-path="${sheet.clip(rect(844, 64, 592, 512, {}, 6))}">${tails}</g>` +
    rect(844, 168, 592, 26, { fill: '#8b949c' }) +
    rect(844, 436, 592, 26, { fill: '#8b949c' }) +
    row(104, 10, '#3b4148') +
    row(374, 10, '#1f7a4d') +
    path('M820 46L640 108V572L820 596Z', {
      fill: sheet.fade('#f4f6f7', '#c5ccd2', 'right'),
      stroke: '#8b949c',
      width: 2,
    }) +
    circle(668, 330, 13, { fill: '#767f88', stroke: '#454c54', width: 2 })
  );
};

const light: Scene = (sheet) => {
  const lamp = (x: number, drop: number, tint: string): string =>
    ellipse(x, drop + 150, 260, 230, {
      fill: sheet.radial([
        [0, tint, 0.5],
        [0.5, tint, 0.14],
        [1, tint, 0],
      ]),
    }) +
    path(`M${x} 0V${drop}`, { stroke: '#3a4149', width: 5 }) +
    path(`M${x - 22} ${drop}H${x + 22}L${x + 28} ${drop + 48}H${x - 28}Z`, { fill: copper }) +
    path(
      `M${x} ${drop + 40}C${x + 64} ${drop + 40} ${x + 96} ${drop + 96} ${x + 90} ${drop + 142}C${x + 84} ${drop + 196} ${x + 40} ${drop + 220} ${x} ${drop + 220}C${x - 40} ${drop + 220} ${x - 84} ${drop + 196} ${x - 90} ${drop + 142}C${x - 96} ${drop + 96} ${x - 64} ${drop + 40} ${x} ${drop + 40}Z`,
      {
        fill: sheet.radial(
          [
            [0, '#ffffff'],
            [0.6, lighter(tint, 0.4)],
            [1, tint],
          ],
          0.45,
          0.6,
          0.7,
        ),
      },
    );
  return (
    rect(0, 0, wide, high, {
      fill: sheet.fade('#161b22', '#2a323c', 'slant'),
    }) +
    polygon(
      [
        [560, 640],
        [1600, 540],
        [1600, 640],
      ],
      { fill: '#39424d', opacity: 0.6 },
    ) +
    lamp(820, 150, '#ffd08a') +
    lamp(1110, 70, '#fff1d2') +
    lamp(1400, 190, '#ffdfa8') +
    path('M600 604H1600', { stroke: '#ffe9b0', width: 6, opacity: 0.75 }) +
    ellipse(1100, 604, 560, 46, {
      fill: sheet.radial([
        [0, '#ffe9b0', 0.45],
        [1, '#ffe9b0', 0],
      ]),
    })
  );
};

const solar: Scene = (sheet) => {
  const cell = sheet.linear(
    [
      [0, '#4f77b3'],
      [0.5, '#21406f'],
      [1, '#152b4c'],
    ],
    'slant',
  );
  const module = (x: number, y: number): string =>
    polygon(
      [
        [x, y],
        [x + 190, y - 40],
        [x + 236, y + 112],
        [x + 46, y + 152],
      ],
      { fill: cell, stroke: '#e3e9ef', width: 6 },
    ) +
    path(
      `M${x + 63} ${y - 13}l46 152M${x + 126} ${y - 26}l46 152M${x + 15} ${y + 50}l190 -40M${x + 31} ${y + 101}l190 -40`,
      { stroke: '#c9d6e2', width: 2, opacity: 0.7 },
    );
  return (
    rect(0, 0, wide, high, {
      fill: sheet.linear([
        [0, '#bfe0f5'],
        [0.7, '#f3f7f4'],
        [1, '#fdf3da'],
      ]),
    }) +
    circle(1420, 120, 190, {
      fill: sheet.radial([
        [0, spark, 0.9],
        [0.35, spark, 0.55],
        [1, spark, 0],
      ]),
    }) +
    circle(1420, 120, 58, { fill: spark }) +
    path('M0 560Q400 480 800 548T1600 520V640H0Z', { fill: '#8fb47a' }) +
    path('M0 596Q500 540 900 590T1600 566V640H0Z', { fill: darker('#8fb47a', 0.16) }) +
    polygon(
      [
        [700, 336],
        [1440, 178],
        [1600, 470],
        [1600, 640],
        [784, 640],
      ],
      {
        fill: sheet.fade('#a5624a', '#7d4533'),
        stroke: '#5d3325',
        width: 3,
      },
    ) +
    module(790, 340) +
    module(1000, 296) +
    module(1210, 252) +
    module(846, 502) +
    module(1056, 458) +
    module(1266, 414)
  );
};

/** Cable ends large, and where they come from. */
const cables: Scene = (sheet) =>
  rect(0, 0, wide, high, { fill: sheet.fade('#f4f6f8', '#dfe4ea', 'slant') }) +
  circle(1180, 300, 360, { fill: '#fff', opacity: 0.5 }) +
  stand(sheet, 'cab.vvgng~pack~cores=5;section_mm2=16;brand=Cablaj', 1010, 10, 600) +
  stand(sheet, 'cab.vvgng~main~cores=5;section_mm2=4', 560, 170, 480);

const asfora: Scene = (sheet) =>
  rect(0, 0, wide, high, { fill: sheet.fade('#e9ecee', '#c3cbd2', 'slant') }) +
  stand(sheet, 'wd.socket~main~series=Asfora;colour=steel', 660, 90, 460) +
  stand(sheet, 'wd.switch~main~series=Asfora;gang=2;colour=anthracite', 1080, 90, 460);

/** Old price crossed out: a tag beside what it hangs on. */
const discount: Scene = (sheet) =>
  rect(0, 0, wide, high, { fill: sheet.fade('#fff4cf', spark, 'slant') }) +
  circle(1150, 320, 330, { fill: '#fff', opacity: 0.45 }) +
  stand(sheet, 'pr.mcb~main~poles=3P;in_a=25;curve=C', 960, 40, 560) +
  stand(sheet, 'lt.bulb~main~cct_k=3000', 660, 90, 440) +
  polygon(
    [
      [1290, 90],
      [1380, 60],
      [1540, 140],
      [1470, 290],
      [1320, 210],
    ],
    { fill: copper, stroke: darker(copper, 0.3), width: 3 },
  ) +
  circle(1348, 120, 13, { fill: '#fff' }) +
  lettering('%', 1436, 214, { colour: '#fff', size: 80, anchor: 'middle', weight: 0.16 });

/** For the popup: a parcel and its cable. */
const account: Scene = (sheet) =>
  rect(0, 0, wide, high, { fill: sheet.fade('#f7f3ee', '#ead9c8', 'slant') }) +
  stand(sheet, 'lv.utp~pack~brand=Cablaj', 1000, 20, 600) +
  stand(sheet, 'cab.pv3~pack~colour=blue', 680, 110, 480);

const scenes: Record<string, Scene> = {
  cables,
  reel: reels,
  reels,
  asfora,
  devices,
  discount,
  companies: panel,
  panel,
  light,
  solar,
  account,
};

export const bannerKinds: readonly string[] = Object.keys(scenes);

export function drawBanner(kind: string): string {
  const sheet = new Sheet();
  return sheet.finish((lookup(scenes, kind) ?? cables)(sheet), wide, high);
}
