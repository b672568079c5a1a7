import { readTable } from '../../data-files.ts';
import type { Text } from '../../records.ts';
import { fillText } from '../templates.ts';
import { lookup, type Values } from '../values.ts';
import type { AccessoryRule } from './family.ts';

const texts = Object.fromEntries(
  readTable('cable-texts.txt', ['family', 'ro', 'ru']).map((row) => [row.family, row]),
);

export const cableAbout = (id: string, values: Values): Text => fillText(lookup(texts, id), values);

const fixedInstallation: AccessoryRule[] = [
  { family: 'cn.wago', take: 2 },
  { family: 'ct.corr', take: 2 },
  { family: 'mt.clip', take: 1 },
  { family: 'mt.junc', take: 1 },
];
const flexible: AccessoryRule[] = [
  { family: 'cn.ferr', take: 2, same: ['section_mm2'] },
  { family: 'cn.lug', take: 2, same: ['section_mm2'], where: { material: 'copper' } },
  { family: 'tl.crimp', take: 2 },
];
const heavy: AccessoryRule[] = [
  { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'copper' } },
  { family: 'mt.shrink', take: 2 },
  { family: 'mt.tie', take: 1 },
];
const rules: Readonly<Record<string, AccessoryRule[]>> = {
  'cab.cyaby': heavy,
  'cab.vbbshv': heavy,
  'cab.avvg': [
    { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'aluminium' } },
    { family: 'mt.shrink', take: 2 },
  ],
  'cab.avbb': [
    { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'aluminium' } },
    { family: 'mt.shrink', take: 2 },
  ],
  'cab.sip': [{ family: 'cn.sip', take: 6 }],
  'cab.pvs': [...flexible.slice(0, 1), { family: 'wd.plug', take: 3 }],
  'cab.shvvp': [{ family: 'wd.plug', take: 3 }],
  'cab.kg': [...flexible.slice(0, 2), { family: 'wd.cee', take: 2 }],
  'cab.pv3': flexible,
  'cab.liycy': flexible,
  'cab.solar': [{ family: 'en.pv', take: 4, where: { kind: 'mc4' } }],
  'cab.sihf': [{ family: 'cn.ferr', take: 2, same: ['section_mm2'] }],
};

export const cableAccessories = (id: string): AccessoryRule[] => rules[id] ?? fixedInstallation;
