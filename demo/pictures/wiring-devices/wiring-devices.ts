import type { Families } from '../family.ts';
import { industrialPlug } from './cee.ts';
import { cableReel, extension } from './extensions.ts';
import { dimFace, frameFace, socketFace, switchFace, usbFace, weakFace } from './flush.ts';
import { plug } from './plugs.ts';
import { sealedDevice, surfaceDevice } from './surface.ts';

export const wiringDevices: Families = {
  'wd.switch': { main: switchFace, focus: [380, 220, 1.9] },
  'wd.socket': { main: socketFace, focus: [300, 300, 2] },
  'wd.usb': { main: usbFace, focus: [300, 300, 2.1] },
  'wd.weak': { main: weakFace, focus: [300, 320, 2.1] },
  'wd.frame': { main: frameFace, focus: [170, 240, 2] },
  'wd.dim': { main: dimFace, focus: [300, 290, 1.9] },
  'wd.surf': { main: surfaceDevice, focus: [300, 300, 1.8] },
  'wd.ip54': { main: sealedDevice, focus: [290, 250, 1.8] },
  'wd.plug': { main: plug, focus: [390, 250, 1.9] },
  'wd.ext': { main: extension, focus: [180, 400, 2] },
  'wd.reel': { main: cableReel, focus: [262, 306, 2] },
  'wd.cee': { main: industrialPlug, focus: [400, 260, 2] },
};
