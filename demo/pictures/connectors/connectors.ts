import { drawnByKind } from '../drawing-files.ts';
import type { Families } from '../family.ts';
import { quickClamp, terminalStrip } from './clamps.ts';
import { ferrules, gland, lug } from './crimped.ts';

export const connectors: Families = {
  'cn.wago': { main: quickClamp, focus: [240, 380, 1.9] },
  'cn.strip': { main: terminalStrip, focus: [230, 320, 1.9] },
  'cn.ferr': { main: ferrules, focus: [300, 300, 1.7] },
  'cn.lug': { main: lug, focus: [400, 260, 1.8] },
  'cn.sip': { main: drawnByKind('cn.sip', 'piercing-clamp'), focus: [280, 330, 1.7] },
  'cn.gland': { main: gland, focus: [300, 240, 1.8] },
};
