import type { Families } from '../family.ts';
import { bulb, lampTube } from './bulbs.ts';
import { downlight, emergency, ledPanel, linear } from './indoor.ts';
import { driver, ledStrip } from './led-strip.ts';
import { lightSensor } from './light-sensor.ts';
import { floodlight, highBay, streetLight } from './outdoor.ts';

export const lighting: Families = {
  'lt.bulb': { main: bulb, focus: [300, 440, 1.9] },
  'lt.tube': { main: lampTube, focus: [440, 210, 1.9] },
  'lt.panel': { main: ledPanel, focus: [200, 330, 1.9] },
  'lt.down': { main: downlight, focus: [300, 330, 1.7] },
  'lt.lin': { main: linear, focus: [420, 260, 1.8] },
  'lt.emerg': { main: emergency, focus: [300, 300, 1.7] },
  'lt.flood': { main: floodlight, focus: [250, 250, 1.8] },
  'lt.street': { main: streetLight, focus: [260, 320, 1.8] },
  'lt.high': { main: highBay, focus: [300, 320, 1.7] },
  'lt.strip': { main: ledStrip, focus: [380, 450, 2] },
  'lt.psu': { main: driver, focus: [370, 330, 1.8] },
  'lt.sens': { main: lightSensor, focus: [300, 340, 1.8] },
};
