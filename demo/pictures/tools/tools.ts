import { drawnByKind } from '../drawing-files.ts';
import type { Families } from '../family.ts';
import { clampMeter, multimeter } from './meters.ts';

export const tools: Families = {
  'tl.mult': {
    main: (sheet, about) =>
      /clamp/.test(about.text('kind', '')) ? clampMeter(sheet, about) : multimeter(sheet, about),
    focus: [290, 230, 1.9],
  },
  'tl.test': { main: drawnByKind('tl.test', 'tester-screwdriver'), focus: [230, 340, 1.8] },
  'tl.crimp': { main: drawnByKind('tl.crimp', 'ferrule-crimper'), focus: [300, 200, 1.8] },
  'tl.screw': { main: drawnByKind('tl.screw', 'screwdriver-set'), focus: [230, 330, 1.8] },
};
