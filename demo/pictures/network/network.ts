import type { Families } from '../family.ts';
import { signalCable, utp } from './data-cables.ts';
import { networkPart, rack } from './network-parts.ts';

export const network: Families = {
  'lv.utp': utp,
  'lv.coax': signalCable('lv.coax'),
  'lv.alarm': signalCable('lv.alarm'),
  'lv.rj': { main: networkPart, focus: [290, 290, 1.8] },
  'lv.rack': { main: rack, focus: [280, 290, 1.8] },
};
