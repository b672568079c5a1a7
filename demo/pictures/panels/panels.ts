import type { Draw, Families } from '../family.ts';
import { metalPanel, meterPanel, plasticPanel } from './enclosures.ts';
import { energyMeter } from './energy-meter.ts';
import { dinRail, distributionBlock, terminalBar } from './rails.ts';

const railPart: Draw = (sheet, about) => {
  if (/block/.test(about.text('kind', ''))) return distributionBlock(sheet, about);
  return about.has('ways') ? terminalBar(sheet, about) : dinRail(sheet);
};

export const panels: Families = {
  'pn.plast': { main: plasticPanel, focus: [240, 260, 1.8] },
  'pn.metal': { main: metalPanel, focus: [330, 330, 1.8] },
  'pn.meter': { main: meterPanel, focus: [270, 240, 1.9] },
  'pn.din': {
    main: railPart,
    focus: [200, 400, 1.9],
  },
  'pn.met': { main: energyMeter, focus: [250, 270, 1.9] },
};
