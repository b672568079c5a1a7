import { cableBuild } from '../cables/cable-build.ts';
import { cableEnd } from '../cables/cable-end.ts';
import { coil } from '../cables/coil.ts';
import { crossSection } from '../cables/cross-section.ts';
import type { Family } from '../family.ts';
import { colourOf, copper, darker } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { category } from './network-parts.ts';

const shieldOf = (about: Attributes): string =>
  about.text('shield', about.text('mark', 'UTP')).toUpperCase();

/** The pull box data cable is sold in. */
function pullBox(sheet: Sheet, about: Attributes): string {
  const card = '#c79a67';
  return (
    floorShadow(sheet, 310, 526, 230, 26) +
    block(sheet, { x: 90, y: 170, width: 340, height: 330, depth: 200, colour: card, radius: 3 }) +
    rect(118, 200, 284, 120, { fill: '#fbfaf7', stroke: darker(card, 0.3), width: 1.2 }, 4) +
    rect(118, 200, 284, 34, { fill: copper }, 4) +
    lettering(about.brand('LAN'), 134, 225, {
      colour: '#fff',
      size: 18,
      fit: 240,
      weight: 0.16,
    }) +
    lettering(`${about.print('shield')} ${category(about)}`.trim(), 134, 270, {
      colour: '#12161c',
      size: 24,
      fit: 250,
      weight: 0.16,
    }) +
    lettering(`4x2  ${about.print('reel_m', ' m')}`, 134, 304, {
      colour: '#5b6673',
      size: 16,
      fit: 250,
    }) +
    circle(260, 410, 58, { fill: '#f4f6f8', stroke: darker(card, 0.4), width: 2 }) +
    circle(260, 410, 42, {
      fill: sheet.radial([
        [0, '#0c0f12'],
        [1, '#454c54'],
      ]),
    }) +
    tube(
      'M262 412C300 460 240 500 330 520C400 536 460 540 540 524',
      20,
      colourOf(about.text('colour'), '#b9bfc4'),
    )
  );
}

export const utp: Family = {
  main: (sheet, about) =>
    cableEnd(
      sheet,
      { ...cableBuild('lv.utp', about), mark: about.print('shield'), size: category(about) },
      /F|S/.test(shieldOf(about).replace('UTP', '')),
    ),
  pack: pullBox,
  focus: [380, 250, 1.9],
};

export function signalCable(family: string): Family {
  return {
    main: (sheet, about) => cableEnd(sheet, cableBuild(family, about)),
    detail:
      family === 'lv.coax'
        ? undefined
        : (sheet, about) => crossSection(sheet, cableBuild(family, about), undefined),
    pack: (sheet, about) => {
      const build = cableBuild(family, about);
      return coil(sheet, {
        colour: build.sheath,
        thickness: 16,
        label: {
          title: about.brand(build.mark),
          lines: [family === 'lv.coax' ? build.mark : build.size, about.print('reel_m', ' m')],
        },
      });
    },
    focus: [400, 240, 1.9],
  };
}
