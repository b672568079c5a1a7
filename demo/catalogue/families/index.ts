import type { Family } from '../family.ts';
import { motorControl } from './automation-motors.ts';
import { relayControl } from './automation-relays.ts';
import { cables } from './cables.ts';
import { climate } from './climate.ts';
import { clampFamilies } from './connections.ts';
import { lugFamilies } from './connections-lugs.ts';
import { earthing } from './earthing.ts';
import { backupEnergy } from './energy-backup.ts';
import { solarEnergy } from './energy-solar.ts';
import { indoorLighting } from './lighting-indoor.ts';
import { lamps } from './lighting-lamps.ts';
import { outdoorLighting } from './lighting-outdoor.ts';
import { stripLighting } from './lighting-strips.ts';
import { mounting } from './mounting.ts';
import { networkCables } from './network-cables.ts';
import { networkEquipment } from './network-equipment.ts';
import { panels } from './panels.ts';
import { breakers } from './protection-breakers.ts';
import { otherProtection } from './protection-others.ts';
import { residualProtection } from './protection-residual.ts';
import { ductFamilies } from './routing-ducts.ts';
import { trayFamilies } from './routing-trays.ts';
import { tubeFamilies } from './routing-tubes.ts';
import { handTools } from './tools-hand.ts';
import { meteringTools } from './tools-meters.ts';
import { cordWiring } from './wiring-cords.ts';
import { dimmersAndThermostats } from './wiring-dimmers.ts';
import { flushWiring } from './wiring-flush.ts';
import { frames } from './wiring-frames.ts';
import { signalWiring } from './wiring-signals.ts';
import { surfaceWiring } from './wiring-surface.ts';

export const families: Family[] = [
  ...cables,
  ...flushWiring,
  ...signalWiring,
  frames,
  dimmersAndThermostats,
  ...surfaceWiring,
  ...cordWiring,
  ...breakers,
  ...residualProtection,
  ...otherProtection,
  ...panels,
  ...ductFamilies,
  ...tubeFamilies,
  ...trayFamilies,
  ...mounting,
  ...clampFamilies,
  ...lugFamilies,
  ...lamps,
  ...indoorLighting,
  ...outdoorLighting,
  ...stripLighting,
  ...motorControl,
  ...relayControl,
  ...meteringTools,
  ...handTools,
  ...climate,
  ...networkCables,
  ...networkEquipment,
  ...backupEnergy,
  ...solarEnergy,
  ...earthing,
];
