import type { Families } from '../family.ts';
import { backBox, junctionBox } from './boxes.ts';
import { cableClips } from './clips.ts';
import { shrinkTubes, tapeRoll } from './insulation.ts';
import { cableTies } from './ties.ts';

export const mounting: Families = {
  'mt.back': { main: backBox, focus: [250, 300, 1.7] },
  'mt.junc': { main: junctionBox, focus: [230, 280, 1.8] },
  'mt.tie': { main: cableTies, focus: [250, 200, 1.9] },
  'mt.clip': { main: cableClips, focus: [210, 260, 1.9] },
  'mt.tape': { main: tapeRoll, focus: [330, 260, 1.8] },
  'mt.shrink': { main: shrinkTubes, focus: [420, 230, 1.9] },
};
