import { drawnByKind } from '../drawing-files.ts';
import type { Families } from '../family.ts';
import { ductPart } from './duct-parts.ts';
import { duct, ductSection } from './ducts.ts';
import { tray } from './trays.ts';
import { corrugatedCoil, corrugatedLength, doubleWall, metalHose, rigidTubes } from './tubes.ts';

export const conduits: Families = {
  'ct.duct': { main: duct, detail: ductSection },
  'ct.ductacc': { main: ductPart, focus: [200, 240, 1.8] },
  'ct.corr': { main: corrugatedCoil, detail: corrugatedLength },
  'ct.hdpe': { main: doubleWall, pack: corrugatedCoil, focus: [440, 230, 1.9] },
  'ct.rigid': { main: rigidTubes, focus: [420, 260, 1.9] },
  'ct.hose': { main: metalHose, pack: corrugatedCoil, focus: [220, 160, 2] },
  'ct.tray': { main: tray, focus: [200, 430, 1.9] },
  'ct.trayacc': { main: drawnByKind('ct.trayacc', 'tray-bracket'), focus: [220, 230, 1.8] },
};
