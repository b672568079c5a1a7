import { automation } from './automation.ts';
import { cables } from './cables.ts';
import { climate } from './climate.ts';
import { connections } from './connections.ts';
import { earthing } from './earthing.ts';
import { energy } from './energy.ts';
import { lighting } from './lighting.ts';
import { mounting } from './mounting.ts';
import { network } from './network.ts';
import type { Top } from './node.ts';
import { panels } from './panels.ts';
import { protection } from './protection.ts';
import { routing } from './routing.ts';
import { tools } from './tools.ts';
import { wiring } from './wiring.ts';

/** The top categories in the order of the menu. */
export const tree: Top[] = [
  cables,
  wiring,
  protection,
  panels,
  routing,
  mounting,
  connections,
  lighting,
  automation,
  tools,
  climate,
  network,
  energy,
  earthing,
];
