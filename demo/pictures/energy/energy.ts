import { drawnByKind } from '../drawing-files.ts';
import type { Families } from '../family.ts';
import { generator, stabiliser, ups } from './backup.ts';

export const energy: Families = {
  'en.stab': { main: stabiliser, focus: [270, 260, 1.8] },
  'en.ups': { main: ups, focus: [280, 250, 1.8] },
  'en.gen': { main: generator, focus: [300, 330, 1.7] },
  'en.pv': { main: drawnByKind('en.pv', 'pv-panel'), focus: [290, 270, 1.8] },
};
