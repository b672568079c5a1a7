import { at } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { CableBuild } from './cable-build.ts';
import { insulatedCore } from './conductor.ts';
import { axis, type Shade } from './end-frame.ts';

/** Spread of the fan in degrees to each side, and the room one core gets in it. */
function fanOf(count: number): { spread: number; room: number } {
  const spread = count <= 1 ? 0 : ({ 2: 13, 3: 21, 4: 26, 5: 30 }[count] ?? 36);
  const reach = 240;
  const room = count <= 1 ? 70 : (reach * Math.sin((2 * spread * Math.PI) / 180)) / (count - 1);
  return { spread, room };
}

export function coreWidth(build: CableBuild): number {
  const wanted = 23 + 8 * Math.log2(1 + build.section);
  return Math.max(10, Math.min(wanted, fanOf(build.cores.length).room * 0.84, 58));
}

export function sheathWidth(build: CableBuild): number {
  const bundle =
    { 1: 1.5, 2: 2.25, 3: 2.45, 4: 2.7, 5: 2.95 }[build.cores.length] ??
    1.15 * Math.sqrt(build.cores.length) + 1.2;
  return Math.min(150, Math.max(58, coreWidth(build) * bundle));
}

type FanCore = { d: string; x: number; y: number; lean: number; width: number };

const TIP = 58;

/** How the cores lie, from the sheath's mouth to where their insulation ends. */
function fanCores(build: CableBuild, fromX: number, mouth: number): FanCore[] {
  const count = build.cores.length;
  const { spread } = fanOf(count);
  const width = coreWidth(build);
  return build.cores.map((_, i) => {
    const place = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const angle = place * spread;
    const radians = (angle * Math.PI) / 180;
    const reach = 495 - fromX + (i % 2) * 10;
    const x = fromX - 20 + reach * Math.cos(radians);
    const y = axis + reach * 1.02 * Math.sin(radians);
    const lean = angle * 1.15;
    const back = (lean * Math.PI) / 180;
    const startY = axis + place * mouth * 0.32;
    const d = `M${at(fromX - 6, startY)}C${at(fromX + 60, startY)} ${at(x - 105 * Math.cos(back), y - 105 * Math.sin(back))} ${at(x, y)}`;
    return { d, x, y, lean, width: build.thinLast && i === count - 1 ? width * 0.74 : width };
  });
}

/** The shades of the cores, of insulation and of bare tips; of many every third is enough. */
export const fanShades = (build: CableBuild, fromX: number, mouth: number): Shade[] =>
  fanCores(build, fromX, mouth).flatMap(({ d, x, y, lean, width }, i) => {
    if (build.cores.length > 5) return i % 3 === 0 ? { d, width: width * 2 } : [];
    const turn = (lean * Math.PI) / 180;
    const tip = `M${at(x, y)}l${at(TIP * Math.cos(turn), TIP * Math.sin(turn))}`;
    return [
      { d, width },
      { d: tip, width: width * 0.5 },
    ];
  });

export function fan(sheet: Sheet, build: CableBuild, fromX: number, mouth: number): string {
  const count = build.cores.length;
  const drawn = fanCores(build, fromX, mouth).map(({ d, x, y, lean, width }, i) =>
    insulatedCore(sheet, d, x, y, lean, {
      colour: build.cores[i] ?? 'black',
      width,
      metal: build.metal,
      strands: build.strands,
      tip: TIP,
      bands: count > 7 ? 'least' : count > 5 ? 'few' : 'full',
    }),
  );
  // Outer cores lie behind the inner ones, as they do when a real end is spread by hand.
  const order = drawn
    .map((_, i) => i)
    .sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
  return order.map((i) => drawn[i] ?? '').join('');
}
