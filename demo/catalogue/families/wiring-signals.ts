import type { Family } from '../family.ts';
import { mechanismFamily, mechanismSpecs, readMechanisms } from './wiring-mechanisms.ts';

/** ro | ru | lei | Schneider | Viko | kind | outlets | power_w | earth */
const usb = readMechanisms(
  `
  Priză USB dublă                | Розетка USB двойная                | 240 | 27001 | 86 | usb-a      | 2 | 11 | -
  Priză USB A+C                  | Розетка USB A+C                    | 290 | 27501 | 87 | usb-ac     | 2 | 18 | -
  Priză cu împământare și USB    | Розетка с заземлением и USB        | 320 | 28501 | 88 | socket-usb | 1 | 15 | yes
`,
  ['kind', 'outlets', 'power_w', 'earth'],
);

/** ro | ru | lei | Schneider | Viko | kind | outlets | cat */
const signals = readMechanisms(
  `
  Priză TV                    | Розетка телевизионная TV           |  72 | 32001 | 10 | tv    | 1 | -
  Priză TV-SAT                | Розетка телевизионная TV-SAT       |  92 | 34001 | 82 | sat   | 1 | -
  Priză date RJ45 cat.5e      | Розетка компьютерная RJ45 cat.5e   |  98 | 43001 | 32 | data  | 1 | 5e
  Priză date RJ45 cat.6       | Розетка компьютерная RJ45 cat.6    | 118 | 47001 | 33 | data  | 1 | 6
  Priză date 2xRJ45 cat.6     | Розетка компьютерная 2xRJ45 cat.6  | 138 | 48001 | 34 | data  | 2 | 6
  Priză telefon RJ11          | Розетка телефонная RJ11            |  74 | 41001 | 13 | phone | 1 | -
  Priză HDMI                  | Розетка HDMI                       | 136 | 60001 | 91 | hdmi  | 1 | -
`,
  ['kind', 'outlets', 'cat'],
);

export const signalWiring: Family[] = [
  mechanismFamily({
    id: 'wd.usb',
    target: 24,
    list: usb,
    feminine: true,
    defaults: { kind: 'usb-a', power_w: 11, u_v: 230, ip: 'IP20' },
    specs: [...mechanismSpecs, ['standard', 'IEC 62368-1']],
    about: {
      ro: 'Priză cu încărcare USB din seria {series}, de culoare {colour:f}, cu putere totală de {power_w} W. Încarcă telefonul fără alimentator și se montează în aceeași doză de 68 mm ca o priză obișnuită.',
      ru: 'Розетка с зарядкой USB серии {series}, цвет {colour}, общая мощность {power_w} Вт. Заряжает телефон без блока питания и ставится в обычный подрозетник 68 мм.',
    },
    pictures: { main: 'series kind outlets colour' },
  }),
  mechanismFamily({
    id: 'wd.weak',
    target: 70,
    list: signals,
    feminine: true,
    defaults: { kind: 'data', outlets: 1, ip: 'IP20' },
    specs: [
      ['terminals', 'rapide, fără scule', 'быстрозажимные'],
      ['body', 'policarbonat și ABS', 'поликарбонат и АБС-пластик'],
      ['frame', 'nu', 'нет'],
    ],
    about: {
      ro: 'Mecanism pentru curenți slabi din seria {series}, de culoare {colour:f}: {kind}. Stă sub aceeași ramă cu prizele și întrerupătoarele seriei, astfel încât peretele arată unitar.',
      ru: 'Слаботочный механизм серии {series}, цвет {colour}: {kind}. Ставится под общую рамку с розетками и выключателями серии, поэтому стена выглядит цельно.',
    },
    pictures: { main: 'series kind outlets colour' },
  }),
];
