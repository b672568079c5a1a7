import { colourOf, darker, edgeOf, lighter, type Metal, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, path, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, metalFill, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** Collar colours of insulated ferrules by section (DIN 46228-4). */
const collars: Record<string, string> = {
  '0.25': 'blue',
  '0.5': 'white',
  '0.75': 'grey',
  '1': 'red',
  '1.5': 'black',
  '2.5': 'blue',
  '4': 'grey',
  '6': 'yellow',
  '10': 'red',
  '16': 'blue',
  '25': 'yellow',
  '35': 'red',
  '50': 'blue',
};

function oneFerrule(sheet: Sheet, colour: string, thick: number): string {
  return (
    bar(sheet, 96, 0, 150, thick * 0.56, metals.tin) +
    ellipse(246, 0, thick * 0.1, thick * 0.26, { fill: '#454c54' }) +
    path(
      `M0 ${-thick * 0.62}Q${-thick * 0.22} 0 0 ${thick * 0.62}L70 ${thick * 0.5}L104 ${thick * 0.36}V${-thick * 0.36}L70 ${-thick * 0.5}Z`,
      { fill: roundFill(sheet, colour), stroke: edgeOf(colour), width: 1.6 },
    ) +
    ellipse(0, 0, thick * 0.16, thick * 0.6, {
      fill: lighter(colour, 0.2),
      stroke: edgeOf(colour),
      width: 1.4,
    }) +
    ellipse(1, 0, thick * 0.12, thick * 0.46, { fill: darker(colour, 0.6) })
  );
}

export function ferrules(sheet: Sheet, about: Attributes): string {
  const section = about.number('section_mm2', 2.5);
  const colour = colourOf(about.text('colour'), collars[String(section)] ?? 'blue');
  const thick = Math.min(100, 54 + 9 * Math.log2(1 + section));
  const places = [
    [100, 250, -18],
    [250, 150, -30],
    [210, 440, -8],
    [350, 330, -24],
  ] as const;
  return places
    .map(
      ([x, y, angle]) =>
        floorShadow(sheet, x + 120, y + thick * 0.75, 130, 14) +
        group(`translate(${x} ${y}) rotate(${angle})`, oneFerrule(sheet, colour, thick)),
    )
    .join('');
}

/** Copper lugs of the usual makes are tinned; a copper-aluminium one shows its barrel. */
function metalOf(about: Attributes): Metal {
  const word = about.text('material', '').toLowerCase();
  if (/^alu|bimetal/.test(word) || about.is('model', 'ta', 'tam')) return 'aluminium';
  if (about.is('model', 'tml', 'gml')) return 'tin';
  return word === 'copper' ? 'copper' : 'tin';
}

/** A tube lug: barrel to the left, pressed palm with its bolt hole to the right. */
export function lug(sheet: Sheet, about: Attributes): string {
  const metal = metalOf(about);
  const tone = metals[metal];
  const palm = about.is('material', 'bimetal') ? metals.copper : tone;
  const thick = Math.min(150, 74 + 13 * Math.log2(1 + about.number('section_mm2', 16)));
  const half = thick / 2;
  const edge = { stroke: darker(tone, 0.55), width: 1.8 };
  if (about.is('model', 'gml') || /sleeve/.test(about.text('kind', ''))) {
    return (
      floorShadow(sheet, 310, 450, 220, 28) +
      turned(
        -24,
        300,
        300,
        bar(sheet, 90, 300, 400, thick, tone),
        ellipse(490, 300, thick * 0.2, half * 0.97, { fill: lighter(tone, 0.4), ...edge }),
        ellipse(491, 300, thick * 0.15, half * 0.74, { fill: '#3a4149' }),
      )
    );
  }
  return (
    floorShadow(sheet, 310, 452, 230, 30) +
    turned(
      -24,
      300,
      300,
      path(
        `M296 ${300 - half}C350 ${300 - half} 350 ${300 - half * 1.15} 400 ${300 - half * 1.15}H440A${half * 1.15} ${half * 1.15} 0 0 1 440 ${300 + half * 1.15}H400C350 ${300 + half * 1.15} 350 ${300 + half} 296 ${300 + half}Z`,
        {
          fill: sheet.linear(
            [
              [0, lighter(palm, 0.6)],
              [0.5, palm],
              [1, darker(palm, 0.25)],
            ],
            'slant',
          ),
          ...edge,
        },
      ),
      circle(440, 300, half * 0.5, { fill: '#fff', ...edge }),
      path(`M${440 - half * 0.5} 300a${half * 0.5} ${half * 0.5} 0 0 1 ${half} 0`, {
        stroke: darker(tone, 0.35),
        width: 5,
      }),
      path(`M60 ${300 - half}H300Q326 300 300 ${300 + half}H60Z`, {
        fill: metalFill(sheet, metal),
        ...edge,
      }),
      ellipse(60, 300, thick * 0.2, half, { fill: lighter(tone, 0.35), ...edge }),
      ellipse(60, 300, thick * 0.155, half * 0.78, {
        fill: sheet.fade('#2b2420', darker(tone, 0.4)),
      }),
      lettering(about.print('section_mm2'), 190, 308, {
        colour: darker(tone, 0.55),
        size: 24,
        anchor: 'middle',
      }),
    )
  );
}

/** A gland standing on its thread: dome nut, hexagon, thread, lock nut. */
export function gland(sheet: Sheet, about: Attributes): string {
  const brass = about.is('material', 'brass');
  const colour = brass ? metals.brass : colourOf(about.text('colour'), '#b8bec4');
  const edge = { stroke: edgeOf(colour), width: 1.7 };
  const ribs = repeat(9, (i) =>
    path(`M${208 + i * 23} ${i % 2 ? 196 : 192}V280`, { stroke: darker(colour, 0.3), width: 2 }),
  );
  const thread = repeat(7, (i) =>
    path(`M222 ${406 + i * 14}Q300 ${428 + i * 14} 378 ${402 + i * 14}`, {
      stroke: darker(colour, 0.45),
      width: 3,
    }),
  );
  return (
    floorShadow(sheet, 306, 530, 150, 24) +
    path('M222 384V506Q300 532 378 506V384Z', {
      fill: roundFill(sheet, colour, 'right'),
      ...edge,
    }) +
    thread +
    path('M180 300L210 284H390L420 300V372L390 396H210L180 372Z', {
      fill: roundFill(sheet, colour, 'right'),
      ...edge,
    }) +
    path('M244 290V394M356 290V394', { stroke: darker(colour, 0.3), width: 1.8 }) +
    path('M196 286V200Q196 176 232 152L244 126H356L368 152Q404 176 404 200V286Q300 306 196 286Z', {
      fill: roundFill(sheet, colour, 'right'),
      ...edge,
    }) +
    ribs +
    ellipse(300, 126, 58, 19, { fill: lighter(colour, 0.3), ...edge }) +
    ellipse(300, 127, 42, 13, { fill: '#2b3036' }) +
    ellipse(300, 129, 26, 7, { fill: '#0f1215' }) +
    lettering(about.print('model'), 300, 352, {
      colour: darker(colour, 0.5),
      size: 22,
      anchor: 'middle',
    })
  );
}
