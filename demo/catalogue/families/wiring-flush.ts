import type { Family } from '../family.ts';
import { lookup, type Values, word } from '../values.ts';
import { mechanismFamily, mechanismSpecs, readMechanisms } from './wiring-mechanisms.ts';

/** ro | ru | lei | Schneider | Viko | gang | wiring | indicator */
const switches = readMechanisms(
  `
  Întrerupător simplu              | Выключатель одноклавишный             |  62 | 01001 | 01 | 1 | one-way | no
  Întrerupător dublu               | Выключатель двухклавишный             |  80 | 03001 | 02 | 2 | one-way | no
  Întrerupător triplu              | Выключатель трёхклавишный             | 112 | 02001 | 68 | 3 | one-way | no
  Întrerupător cap-scară           | Выключатель проходной                 |  75 | 04001 | 04 | 1 | two-way | no
  Întrerupător cap-scară dublu     | Выключатель проходной двухклавишный   | 112 | 06001 | 17 | 2 | two-way | no
  Întrerupător cap-cruce           | Выключатель перекрёстный              | 116 | 05001 | 31 | 1 | cross   | no
  Buton de sonerie                 | Кнопка звонка                         |  66 | 07001 | 06 | 1 | push    | no
  Întrerupător simplu cu indicator | Выключатель одноклавишный с подсветкой |  76 | 14001 | 19 | 1 | one-way | yes
  Întrerupător dublu cu indicator  | Выключатель двухклавишный с подсветкой |  96 | 16001 | 50 | 2 | one-way | yes
  Întrerupător pentru jaluzele     | Выключатель для жалюзи                | 126 | 13001 | 72 | 2 | blinds  | no
`,
  ['gang', 'wiring', 'indicator'],
);

/** ro | ru | lei | Schneider | Viko | outlets | earth | shutter | ip */
const sockets = readMechanisms(
  `
  Priză fără împământare                  | Розетка без заземления            |  58 | 28001 | 07 | 1 | no  | no  | IP20
  Priză cu împământare                    | Розетка с заземлением             |  68 | 29001 | 08 | 1 | yes | no  | IP20
  Priză cu împământare și protecție copii | Розетка с заземлением и шторками  |  78 | 30001 | 53 | 1 | yes | yes | IP20
  Priză cu împământare și capac IP44      | Розетка с заземлением и крышкой IP44 | 108 | 31001 | 12 | 1 | yes | yes | IP44
  Priză dublă cu împământare              | Розетка двойная с заземлением     | 118 | 98001 | 55 | 2 | yes | no  | IP20
  Priză dublă fără împământare            | Розетка двойная без заземления    | 106 | 97001 | 56 | 2 | no  | no  | IP20
`,
  ['outlets', 'earth', 'shutter', 'ip'],
);

const switchLeaf = (values: Values): string =>
  values.wiring === 'one-way'
    ? lookup({ 1: 'single', 2: 'double', 3: 'triple' }, word(values, 'gang'))
    : word(values, 'wiring');

const socketLeaf = (values: Values): string =>
  values.ip === 'IP44' ? 'lid' : values.earth === 'yes' ? 'earth' : 'plain';

export const flushWiring: Family[] = [
  mechanismFamily({
    id: 'wd.switch',
    target: 220,
    list: switches,
    feminine: false,
    defaults: { indicator: 'no', in_a: 10, ip: 'IP20' },
    leaf: switchLeaf,
    specs: mechanismSpecs,
    about: {
      ro: 'Mecanism din seria {series}, de culoare {colour:f}, pentru doză îngropată de 60-68 mm, cu schema „{wiring}” și {gang} {gang|clapă|clape}. Rama se alege separat, din aceeași serie și culoare, cu atâtea posturi câte mecanisme stau alături.',
      ru: 'Механизм серии {series}, цвет {colour}, для скрытой установки в подрозетник 60-68 мм; схема «{wiring}», клавиш: {gang}. Рамка выбирается отдельно, той же серии и цвета, по числу соседних механизмов.',
    },
    pictures: { main: 'series gang wiring indicator colour', detail: 'gang' },
  }),
  mechanismFamily({
    id: 'wd.socket',
    target: 170,
    list: sockets,
    feminine: true,
    defaults: { shutter: 'no', in_a: 16, ip: 'IP20' },
    leaf: socketLeaf,
    specs: [...mechanismSpecs, ['standard', 'IEC 60884-1']],
    about: {
      ro: 'Priză din seria {series}, de culoare {colour:f}, de 16 A, pentru montaj îngropat. Contact de împământare: {earth}; grad de protecție {ip}. Se completează cu rama aceleiași serii și cu o doză de aparat de 68 mm.',
      ru: 'Розетка серии {series}, цвет {colour}, на 16 А, для скрытой установки. Заземление: {earth}; степень защиты {ip}. К ней нужны рамка той же серии и подрозетник 68 мм.',
    },
    pictures: { main: 'series outlets earth ip colour', detail: 'outlets earth' },
  }),
];
