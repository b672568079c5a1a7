import type { Families, Focus } from '../family.ts';
import type { Attributes } from '../picture-name.ts';
import { isolator, mcb, residual, surgeArrester } from './breakers.ts';
import { accessory } from './busbars.ts';
import { fuse } from './fuses.ts';
import { mouldedCase } from './moulded-case.ts';
import { polesOf } from './poles.ts';
import { voltageRelay } from './voltage-relay.ts';

/** As near as the device's width allows. */
const fullWidth =
  (least: number) =>
  (about: Attributes): Focus => [292, 300, 2.15 - Math.max(least, polesOf(about, least)) * 0.22];

export const protection: Families = {
  'pr.mcb': { main: mcb, focus: fullWidth(1) },
  'pr.mccb': { main: mouldedCase, focus: [262, 300, 1.8] },
  'pr.rccb': { main: residual(false), focus: fullWidth(2) },
  'pr.rcbo': { main: residual(true), focus: fullWidth(2) },
  'pr.spd': { main: surgeArrester, focus: fullWidth(2) },
  'pr.vrel': { main: voltageRelay, focus: fullWidth(3) },
  'pr.iso': { main: isolator, focus: fullWidth(2) },
  'pr.fuse': { main: fuse, focus: [300, 300, 1.7] },
  'pr.acc': { main: accessory, focus: [220, 330, 1.9] },
};
