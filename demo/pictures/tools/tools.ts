import type { Families } from '../family.ts';
import { clampMeter, multimeter } from './meters.ts';
import { crimper } from './pliers.ts';
import { insulatedTool } from './screwdrivers.ts';
import { tester } from './testers.ts';

export const tools: Families = {
  'tl.mult': {
    main: (sheet, about) =>
      /clamp/.test(about.text('kind', '')) ? clampMeter(sheet, about) : multimeter(sheet, about),
    focus: [290, 230, 1.9],
  },
  'tl.test': { main: tester, focus: [230, 340, 1.8] },
  'tl.crimp': { main: crimper, focus: [300, 200, 1.8] },
  'tl.screw': { main: insulatedTool, focus: [230, 330, 1.8] },
};
