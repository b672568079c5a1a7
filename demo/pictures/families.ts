import { automation } from './automation/automation.ts';
import { cables } from './cables/cables.ts';
import { climate } from './climate/climate.ts';
import { conduits } from './conduits/conduits.ts';
import { connectors } from './connectors/connectors.ts';
import { earthing } from './earthing/earthing.ts';
import { energy } from './energy/energy.ts';
import type { Families } from './family.ts';
import { lighting } from './lighting/lighting.ts';
import { mounting } from './mounting/mounting.ts';
import { network } from './network/network.ts';
import { panels } from './panels/panels.ts';
import { protection } from './protection/protection.ts';
import { tools } from './tools/tools.ts';
import { wiringDevices } from './wiring-devices/wiring-devices.ts';

export const families: Families = {
  ...cables,
  ...wiringDevices,
  ...protection,
  ...panels,
  ...conduits,
  ...mounting,
  ...connectors,
  ...lighting,
  ...automation,
  ...tools,
  ...climate,
  ...network,
  ...energy,
  ...earthing,
};
