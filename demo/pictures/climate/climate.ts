import { drawnByKind } from '../drawing-files.ts';
import type { Draw, Families } from '../family.ts';
import { ductFan, wallFan } from './fans.ts';
import { convector, fanHeater, infraredHeater } from './heaters.ts';

const fan: Draw = (sheet, about) =>
  /duct/.test(about.text('kind', '')) ? ductFan(sheet, about) : wallFan(sheet, about);

const heater: Draw = (sheet, about) => {
  const kind = about.text('kind', 'convector');
  if (/infrared/.test(kind)) return infraredHeater(sheet, about);
  return /fan/.test(kind) ? fanHeater(sheet, about) : convector(sheet, about);
};

export const climate: Families = {
  'hv.fan': { main: fan, focus: [285, 295, 1.8] },
  'hv.heat': { main: heater, focus: [240, 300, 1.7] },
  'hv.floor': { main: drawnByKind('hv.floor', 'heating-mat'), focus: [360, 350, 1.8] },
};
