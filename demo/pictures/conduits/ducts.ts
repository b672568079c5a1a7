import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { measureAcross } from '../kit/dimensions.ts';
import { lettering } from '../kit/letters.ts';
import { along, rectBar } from '../kit/profile.ts';
import { path, polygon, rect, segment, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** The duct's section on the sheet, true in its proportions. */
function sectionOf(about: Attributes): { width: number; height: number; x: number; y: number } {
  const wide = about.number('width_mm', 40);
  const high = about.number('height_mm', 25);
  const scale = Math.min(190 / wide, 170 / high);
  const width = wide * scale;
  const height = high * scale;
  return { width, height, x: 150 - width / 2, y: 480 - height };
}

export function duct(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const { width, height, x, y } = sectionOf(about);
  const wall = 9;
  const [lipX, lipY] = along([x + width, y + 20], 1);
  return (
    floorShadow(sheet, 330, 492, 250, 26) +
    rectBar(sheet, x, y, width, height, colour) +
    segment([x + width, y + 20], [lipX, lipY], { stroke: darker(colour, 0.36), width: 2 }) +
    rect(
      x + wall,
      y + wall,
      width - 2 * wall,
      height - 2 * wall,
      {
        fill: sheet.fade('#59626b', '#a9b1b8', 'slant'),
        stroke: edgeOf(colour),
        width: 1.4,
      },
      2,
    ) +
    polygon(
      [
        [x + wall, y + height - wall],
        [x + width - wall, y + height - wall],
        [x + width - wall, y + height - wall - 26],
        [x + wall + 40, y + height - wall - 26],
      ],
      { fill: lighter(colour, 0.1), opacity: 0.55 },
    ) +
    path(`M${short(x)} ${short(y + 22)}h${wall}M${short(x + width)} ${short(y + 22)}h-${wall}`, {
      stroke: darker(colour, 0.5),
      width: 2.4,
    })
  );
}

export function ductSection(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const wide = about.number('width_mm', 40);
  const high = about.number('height_mm', 25);
  const scale = Math.min(400 / wide, 300 / high);
  const width = wide * scale;
  const height = high * scale;
  const x = 300 - width / 2;
  const y = 280 - height / 2;
  const pen = { stroke: darker(colour, 0.42), width: 15 };
  return (
    floorShadow(sheet, 300, y + height + 14, width * 0.56, 16) +
    path(
      `M${short(x + 24)} ${short(y + 22)}H${short(x + 8)}V${short(y + height - 8)}H${short(x + width - 8)}V${short(y + 22)}h-16`,
      pen,
    ) +
    path(`M${short(x + 2)} ${short(y + 42)}V${short(y)}H${short(x + width - 2)}v42`, {
      stroke: darker(colour, 0.24),
      width: 13,
    }) +
    measureAcross(x, x + width, y + height + 46, `${wide} mm`) +
    lettering(`${high} mm`, x + width / 2, y + height / 2 + 14, {
      colour: '#5b6673',
      size: 20,
      anchor: 'middle',
    })
  );
}
