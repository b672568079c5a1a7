import { drawnByKind } from '../drawing-files.ts';
import type { Families } from '../family.ts';
import { plugInRelay, railSupply } from './control-parts.ts';
import { contactor, frequencyDrive, thermalRelay } from './motor-control.ts';
import { controlButton } from './operators.ts';

export const automation: Families = {
  'au.cont': { main: contactor, focus: [270, 310, 1.8] },
  'au.therm': { main: thermalRelay, focus: [260, 290, 1.8] },
  'au.vfd': { main: frequencyDrive, focus: [270, 230, 1.8] },
  'au.time': { main: drawnByKind('au.time', 'weekly'), focus: [270, 300, 1.9] },
  'au.rel': { main: plugInRelay, focus: [290, 290, 1.8] },
  'au.btn': { main: controlButton, focus: [230, 330, 1.7] },
  'au.psu': { main: railSupply, focus: [280, 300, 1.8] },
};
