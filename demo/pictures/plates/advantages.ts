import { copper, ink, spark } from '../kit/colours.ts';
import { lookup } from '../kit/lookup.ts';
import { circle, type Paint, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';

const pen: Paint = { stroke: ink, width: 7, cap: 'round' };
const accent: Paint = { stroke: copper, width: 7, cap: 'round' };

/** Reasons to buy here, as two-colour line signs about 240 x 240. */
const advantages: Record<string, string> = {
  delivery:
    path('M36 78H140V160H36ZM140 104H180L206 134V160H140Z', { ...pen, fill: '#fff' }) +
    circle(78, 166, 17, { ...pen, fill: '#fff' }) +
    circle(170, 166, 17, { ...pen, fill: '#fff' }) +
    path('M54 104H98M54 126H84', accent),
  stock:
    path('M40 96L120 56L200 96V184H40Z', { ...pen, fill: '#fff' }) +
    path('M74 184V122H166V184M74 152H166M120 122V184', accent),
  warranty:
    path('M120 44L188 68V118C188 160 156 186 120 198C84 186 52 160 52 118V68Z', {
      ...pen,
      fill: '#fff',
    }) + path('M90 120L112 142L154 98', accent),
  price:
    path('M60 126L126 60H184V118L118 184Z', { ...pen, fill: '#fff' }) +
    circle(160, 84, 9, { fill: ink }) +
    path('M92 130L116 154', accent),
  advice:
    path('M46 62H194V154H120L84 188V154H46Z', { ...pen, fill: '#fff' }) +
    path('M76 94H164M76 122H134', accent),
  cut:
    circle(84, 164, 22, { ...pen, fill: '#fff' }) +
    circle(156, 164, 22, { ...pen, fill: '#fff' }) +
    path('M96 146L154 56M144 146L86 56', pen) +
    path('M36 96H96M144 96H204', { ...accent, width: 12 }),
  reel:
    circle(120, 120, 74, { ...pen, fill: '#fff' }) +
    circle(120, 120, 22, pen) +
    circle(120, 120, 48, accent) +
    path('M194 120V196H216', pen),
  certificate:
    path('M52 52H188V150H52Z', { ...pen, fill: '#fff' }) +
    path('M80 84H160M80 112H128', accent) +
    circle(156, 150, 24, { ...pen, fill: '#fff' }) +
    path('M142 170V206L156 196L170 206V170', pen),
  invoice:
    path('M64 40H176V200L157 186L138 200L120 186L102 200L83 186L64 200Z', {
      ...pen,
      fill: '#fff',
    }) + path('M92 82H148M92 112H148M92 142H124', accent),
  payment:
    rect(40, 68, 160, 108, { ...pen, fill: '#fff' }, 14) +
    path('M40 104H200', { ...pen, width: 14 }) +
    path('M66 146H106', accent),
  business:
    path('M50 92H190V182H50ZM92 92V66H148V92', { ...pen, fill: '#fff' }) +
    path('M50 130H190M120 120V142', accent),
  quality:
    circle(120, 100, 50, { ...pen, fill: '#fff' }) +
    path('M92 142L82 200L120 178L158 200L148 142', pen) +
    path('M98 100L114 116L144 84', accent),
};

export const advantageKinds: readonly string[] = Object.keys(advantages);

export function drawAdvantage(kind: string): string {
  const sign = lookup(advantages, kind) ?? advantages.quality ?? '';
  return new Sheet().finish(circle(136, 132, 84, { fill: spark, opacity: 0.32 }) + sign, 240, 240);
}
