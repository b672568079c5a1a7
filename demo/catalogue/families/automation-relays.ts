import type { Family } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** brand | model | kind | supply V list | A | lei */
const timerTable = readTable(`
  IEK     | RVO-15      | on-delay   | 24,230     | 8  | 210
  IEK     | RVO-26      | off-delay  | 24,230     | 8  | 225
  IEK     | ORT-A2      | cyclic     | 12-240     | 16 | 290
  IEK     | ORT-M1      | multi      | 12-240     | 16 | 330
  IEK     | TE15        | weekly     | 230        | 16 | 360
  IEK     | TEM181      | daily      | 230        | 16 | 280
  IEK     | ORT-ST      | staircase  | 230        | 16 | 240
  Finder  | 80.01       | multi      | 12-240     | 16 | 520
  Finder  | 80.11       | on-delay   | 24-240     | 16 | 460
  Finder  | 80.41       | off-delay  | 24-240     | 16 | 480
  Finder  | 80.91       | cyclic     | 12-240     | 16 | 560
  Finder  | 14.01       | staircase  | 230        | 16 | 420
  Finder  | 12.31       | daily      | 230        | 16 | 620
  Finder  | 12.51       | weekly     | 230        | 16 | 880
  Finder  | 85.02       | multi      | 24,230     | 10 | 540
  Theben  | SYN 160 a   | daily      | 230        | 16 | 690
  Theben  | TR 608 top2 | weekly     | 230        | 16 | 1180
  Theben  | TR 610 top3 | weekly     | 230        | 16 | 1390
  Theben  | TR 611 top3 | weekly     | 24,230     | 16 | 1480
  Theben  | ELPA 8      | staircase  | 230        | 16 | 470
  Theben  | ELPA 1      | staircase  | 230        | 16 | 520
  Theben  | SUL 181 h   | daily      | 24,230     | 16 | 760
  Theben  | MEM 190     | daily      | 24,230     | 16 | 540
  Novatek | REV-114     | on-delay   | 24,230     | 10 | 320
  Novatek | REV-120     | multi      | 24,230     | 16 | 460
  Novatek | REV-201     | multi      | 24,230     | 16 | 540
  Novatek | REV-302     | weekly     | 230        | 16 | 980
  Novatek | REV-303     | weekly     | 230        | 16 | 1080
  Novatek | RV-1        | off-delay  | 24,230     | 10 | 300
  Novatek | REV-225     | staircase  | 24,230     | 10 | 350
`);
const timerRows = Object.fromEntries(timerTable.map((row) => [cell(row, 1), row]));
const timerRow = (values: Values): string[] => lookup(timerRows, word(values, 'model'));

const timers: Family = {
  id: 'au.time',
  target: 40,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: '{parts}' },
    { brand: 'Finder', code: '{model}.{u_v}' },
    { brand: 'Theben' },
    { brand: 'Novatek', code: 'NT-{parts}' },
  ],
  variants: ({ brand }) =>
    timerTable
      .filter((row) => cell(row, 0) === brand)
      .flatMap((row) =>
        cell(row, 3)
          .split(',')
          .map((u_v) => ({
            model: cell(row, 1),
            kind: cell(row, 2),
            u_v: /^\d+$/.test(u_v) ? Number(u_v) : u_v,
            in_a: Number(cell(row, 4)),
          })),
      ),
  complete: (values) => ({ mounting: 'DIN', modules: values.kind === 'weekly' ? 2 : 1, ...values }),
  tag: 'T',
  codeKeys: 'model u_v',
  title: { ro: '{kind} {model} {u_v}V {in_a}A', ru: '{kind} {model} {u_v}В {in_a}А' },
  price: (values) => Number(cell(timerRow(values), 5)),
  pricing: 'listed',
  specs: (values) => [
    ['range', rangeRo(values), rangeRu(values)],
    ['connection', 'contact comutator', 'переключающий контакт'],
    ['standard', 'IEC 61812-1'],
  ],
  about: {
    ro: '{kind} {model}, alimentare {u_v} V, contact de {in_a} A. Pornește iluminat, ventilatoare sau pompe după timpul reglat; sarcinile mai mari de {in_a} A se comută printr-un contactor.',
    ru: '{kind} {model}, питание {u_v} В, контакт {in_a} А. Включает свет, вентиляторы или насосы по заданному времени; нагрузку больше {in_a} А коммутируют через контактор.',
  },
  pictures: { main: 'kind' },
  accessories: [{ family: 'au.cont', take: 2 }],
};

const isProgrammer = (values: Values): boolean =>
  values.kind === 'weekly' || values.kind === 'daily';
const rangeRo = (values: Values): string =>
  isProgrammer(values) ? 'trepte de 1-15 minute' : '0.1 s - 10 h';
const rangeRu = (values: Values): string =>
  isProgrammer(values) ? 'шаг 1-15 минут' : '0,1 с - 10 ч';

/** brand | model | contacts | A | lei */
const relayTable = readTable(`
  Finder             | 40.52  | 2C | 8  |  68
  Finder             | 40.61  | 1C | 16 |  72
  Finder             | 46.52  | 2C | 8  |  92
  Finder             | 55.34  | 4C | 7  | 118
  Finder             | 60.13  | 3C | 10 | 130
  IEK                | REK77/3 | 3C | 10 | 62
  IEK                | REK77/4 | 4C | 10 | 70
  IEK                | REK78/3 | 3C | 5  | 56
  IEK                | REK78/4 | 4C | 3  | 60
  Schneider Electric | RXM2AB | 2C | 12 | 128
  Schneider Electric | RXM4AB | 4C | 6  | 148
  Schneider Electric | RSB2A  | 2C | 8  | 112
`);
const relayRows = Object.fromEntries(relayTable.map((row) => [cell(row, 1), row]));

const relays: Family = {
  id: 'au.rel',
  target: 40,
  unit: 'piece',
  makers: [
    { brand: 'Finder', code: '{model}.{coil_v}' },
    { brand: 'IEK', code: 'R{parts}' },
    { brand: 'Schneider Electric', code: '{model}-{coil_v}' },
  ],
  variants: ({ brand }) =>
    relayTable
      .filter((row) => cell(row, 0) === brand)
      .flatMap((row) =>
        ['12 DC', '24 DC', '24', '110', '230'].map((coil_v) => ({
          model: cell(row, 1),
          coil_v: /DC/.test(coil_v) ? coil_v : Number(coil_v),
          in_a: Number(cell(row, 3)),
          aux: cell(row, 2),
        })),
      ),
  complete: (values) => ({ mounting: 'DIN', ...values }),
  tag: 'R',
  codeKeys: 'model coil_v',
  title: {
    ro: 'Releu intermediar {model} {aux} {in_a}A bobină {coil_v!}',
    ru: 'Реле промежуточное {model} {aux} {in_a}А катушка {coil_v!}',
  },
  price: (values) => Number(cell(lookup(relayRows, word(values, 'model')), 4)),
  pricing: 'listed',
  specs: [
    ['mount', 'pe soclu, se comandă separat', 'на колодку, заказывается отдельно'],
    ['endurance', '100 000 de cicluri electrice', '100 000 электрических циклов'],
    ['standard', 'IEC 61810-1'],
  ],
  about: {
    ro: 'Releul {model} are contacte comutatoare ({aux}) de {in_a} A și bobină de {coil_v!}. Înmulțește contactele unui senzor sau ale unui automat programabil; soclul se comandă separat.',
    ru: 'Реле {model} с переключающими контактами ({aux}) на {in_a} А и катушкой {coil_v!}. Размножает контакты датчика или контроллера; колодка заказывается отдельно.',
  },
  pictures: { main: 'aux model' },
  accessories: [{ family: 'pn.din', take: 2, where: { kind: 'din-rail' } }],
};

/** Kind of operating device: lei, colours, whether it needs a lamp voltage. */
const operators: Readonly<Record<string, { lei: number; colours: string[]; lamp: boolean }>> = {
  'push-button': { lei: 58, colours: ['red', 'green', 'black', 'yellow', 'blue'], lamp: false },
  'lit-button': { lei: 98, colours: ['red', 'green', 'yellow', 'blue'], lamp: true },
  'stop-mushroom': { lei: 92, colours: ['red'], lamp: false },
  selector: { lei: 84, colours: ['black'], lamp: false },
  'key-selector': { lei: 150, colours: ['black'], lamp: false },
  'signal-lamp': { lei: 48, colours: ['red', 'green', 'yellow', 'white', 'blue'], lamp: true },
  'control-station': { lei: 240, colours: ['grey', 'yellow'], lamp: false },
};

const buttons: Family = {
  id: 'au.btn',
  target: 80,
  unit: 'piece',
  makers: [
    { brand: 'IEK', set: { ip: 'IP40' }, code: 'BB-{parts}' },
    {
      brand: 'Schneider Electric',
      set: { series: 'Harmony', ip: 'IP65' },
      tier: 1.4,
      code: 'XB5A###-####',
    },
    { brand: 'Eaton', set: { series: 'RMQ', ip: 'IP65' }, code: 'M22-######' },
  ],
  variants: () =>
    Object.entries(operators).flatMap(([kind, { colours, lamp }]) =>
      cross({ kind: [kind], colour: colours, u_v: lamp ? [24, 230] : [400] }),
    ),
  complete: (values) => ({ diameter_mm: 22, mounting: 'panel', ...values }),
  tag: 'B',
  codeKeys: 'kind colour u_v',
  title: (values) => ({
    ro: `{kind}${values.series === undefined ? '' : ' {series}'} 22 mm, culoare {colour:f}${hasLamp(values) ? ', {u_v}V' : ''} {ip}`,
    ru: `{kind}${values.series === undefined ? '' : ' {series}'} 22 мм, цвет {colour}${hasLamp(values) ? ', {u_v}В' : ''} {ip}`,
  }),
  price: (values) => lookup(operators, word(values, 'kind')).lei,
  specs: (values) => [
    [
      'connection',
      hasLamp(values) ? 'lampă LED și bloc de contacte' : '1NO sau 1NC, borne cu șurub',
      hasLamp(values) ? 'светодиод и блок контактов' : '1НО или 1НЗ, винтовые клеммы',
    ],
    ['endurance', '300 000 de acționări', '300 000 срабатываний'],
    ['standard', 'IEC 60947-5-1'],
  ],
  about: {
    ro: '{kind} pentru decupaj de 22 mm, de culoare {colour:f}, {ip}. Roșul oprește, verdele pornește, galbenul avertizează: păstrați aceeași regulă pe tot panoul.',
    ru: '{kind} под отверстие 22 мм, цвет {colour}, {ip}. Красный останавливает, зелёный пускает, жёлтый предупреждает: держитесь одного правила на всей панели.',
  },
  pictures: { main: 'kind colour' },
  accessories: [{ family: 'au.cont', take: 3 }],
};

const hasLamp = (values: Values): boolean => lookup(operators, word(values, 'kind')).lamp;

/** brand | series | watts at 24 V and 12 V */
const supplyTable = readTable(`
  Mean Well       | HDR | 15,30,60,100     | 12,24
  Mean Well       | NDR | 120,240          | 24
  IEK             | PSU | 15,30,60,120     | 12,24
  Phoenix Contact | STEP | 15,36,60,100,120 | 24
`);

const supplies: Family = {
  id: 'au.psu',
  target: 20,
  unit: 'piece',
  makers: supplyTable.map((row) => ({
    brand: cell(row, 0),
    set: { series: cell(row, 1) },
    ...(cell(row, 0) === 'Mean Well' && { code: `${cell(row, 1)}-{power_w}-{u_v}` }),
    ...(cell(row, 0) === 'IEK' && { code: 'DP-{power_w}-{u_v}' }),
  })),
  variants: (maker) =>
    supplyTable
      .filter((row) => cell(row, 1) === maker.set?.series)
      .flatMap((row) =>
        cross({
          power_w: cell(row, 2).split(',').map(Number),
          u_v: cell(row, 3).split(',').map(Number),
        }),
      ),
  complete: (values) => ({ mounting: 'DIN', ip: 'IP20', ...values }),
  tag: 'PS',
  codeKeys: 'power_w u_v',
  title: {
    ro: 'Sursă pe șină DIN {series} {power_w}W {u_v}V',
    ru: 'Блок питания на DIN-рейку {series} {power_w}Вт {u_v}В',
  },
  price: (values) => 290 + 4.2 * num(values, 'power_w'),
  specs: (values) => {
    const amps = Math.round((num(values, 'power_w') / num(values, 'u_v')) * 10) / 10;
    return [
      ['supply', '100-240 V', '100-240 В'],
      ['load', `${amps} A`, `${String(amps).replace('.', ',')} А`],
      ['efficiency', '88 %'],
    ];
  },
  about: {
    ro: 'Sursă {series} de {power_w} W care dă {u_v} V curent continuu stabilizat pentru relee, senzori și automate programabile. Se montează pe șină DIN, cu spațiu liber deasupra pentru răcire.',
    ru: 'Блок питания {series} {power_w} Вт выдаёт {u_v} В стабилизированного постоянного тока для реле, датчиков и контроллеров. Ставится на DIN-рейку со свободным местом сверху для охлаждения.',
  },
  pictures: { main: 'series power_w' },
  accessories: [
    { family: 'pn.din', take: 2, where: { kind: 'din-rail' } },
    { family: 'au.rel', take: 2 },
  ],
};

export const relayControl: Family[] = [timers, relays, buttons, supplies];
