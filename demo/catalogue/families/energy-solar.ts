import { brandsOnly, type Family } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { lookup, word } from '../values.ts';

/** brand | model | kind | W | V | lei */
const solarTable = readTable(`
  Longi   | LR5-54HTH-420M  | pv-panel        |   420 |   38 |  1350
  Longi   | LR5-54HTH-435M  | pv-panel        |   435 |   39 |  1420
  Longi   | LR5-72HTH-575M  | pv-panel        |   575 |   52 |  1820
  Longi   | LR5-72HTH-585M  | pv-panel        |   585 |   52 |  1880
  Jinko   | JKM425N-54HL4   | pv-panel        |   425 |   38 |  1320
  Jinko   | JKM440N-54HL4R  | pv-panel        |   440 |   39 |  1400
  Jinko   | JKM570N-72HL4   | pv-panel        |   570 |   51 |  1790
  Jinko   | JKM580N-72HL4   | pv-panel        |   580 |   52 |  1840
  Jinko   | JKM615N-66HL4   | pv-panel        |   615 |   48 |  1980
  Deye    | SUN-3.6K-SG05   | hybrid-inverter |  3600 |  230 | 15900
  Deye    | SUN-5K-SG05     | hybrid-inverter |  5000 |  230 | 18900
  Deye    | SUN-6K-SG05     | hybrid-inverter |  6000 |  230 | 20500
  Deye    | SUN-8K-SG05     | hybrid-inverter |  8000 |  230 | 27500
  Deye    | SUN-8K-SG04LP3  | hybrid-inverter |  8000 |  400 | 34500
  Deye    | SUN-10K-SG04LP3 | hybrid-inverter | 10000 |  400 | 37500
  Deye    | SUN-12K-SG04LP3 | hybrid-inverter | 12000 |  400 | 39900
  Deye    | SUN-5K-G         | grid-inverter  |  5000 |  230 |  9900
  Deye    | SUN-10K-G05     | grid-inverter   | 10000 |  400 | 14900
  Deye    | SUN-15K-G05     | grid-inverter   | 15000 |  400 | 18500
  Deye    | SUN-20K-G05     | grid-inverter   | 20000 |  400 | 21500
  Huawei  | SUN2000-3KTL-L1 | hybrid-inverter |  3000 |  230 | 14900
  Huawei  | SUN2000-5KTL-L1 | hybrid-inverter |  5000 |  230 | 17900
  Huawei  | SUN2000-6KTL-L1 | hybrid-inverter |  6000 |  230 | 19500
  Huawei  | SUN2000-5KTL-M1 | grid-inverter   |  5000 |  400 | 20900
  Huawei  | SUN2000-8KTL-M1 | grid-inverter   |  8000 |  400 | 25500
  Huawei  | SUN2000-10KTL-M1 | grid-inverter  | 10000 |  400 | 28500
  Huawei  | SUN2000-15KTL-M5 | grid-inverter  | 15000 |  400 | 33500
  Huawei  | SUN2000-20KTL-M5 | grid-inverter  | 20000 |  400 | 39500
  Stäubli | MC4 4 mm²       | mc4             |     0 | 1500 |    32
  Stäubli | MC4 6 mm²       | mc4             |     0 | 1500 |    36
  Stäubli | MC4 10 mm²      | mc4             |     0 | 1500 |    46
  Stäubli | MC4-Evo2 4 mm²  | mc4             |     0 | 1500 |    44
  Stäubli | MC4-Evo2 6 mm²  | mc4             |     0 | 1500 |    48
  Stäubli | MC4-Evo2 10 mm² | mc4             |     0 | 1500 |    58
  Stäubli | MC4-Y2          | mc4-branch      |     0 | 1500 |   180
  Stäubli | MC4-Y3          | mc4-branch      |     0 | 1500 |   260
`);
const solarRows = Object.fromEntries(solarTable.map((row) => [cell(row, 1), row]));

const solar: Family = {
  id: 'en.pv',
  target: 36,
  unit: (values) => (word(values, 'kind').startsWith('mc4') ? 'pair' : 'piece'),
  warranty: (values) => (values.kind === 'pv-panel' ? 144 : 60),
  makers: brandsOnly('Deye', 'Huawei', 'Longi', 'Jinko', 'Stäubli'),
  variants: ({ brand }) =>
    solarTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({
        model: cell(row, 1),
        kind: cell(row, 2),
        ...(cell(row, 3) !== '0' && { power_w: Number(cell(row, 3)) }),
        u_v: Number(cell(row, 4)),
      })),
  tag: 'PV',
  codeKeys: 'model',
  title: (values) =>
    values.power_w === undefined
      ? { ro: '{kind} {model} {u_v}V', ru: '{kind} {model} {u_v}В' }
      : { ro: '{kind} {model} {power_w}W', ru: '{kind} {model} {power_w}Вт' },
  price: (values) => Number(cell(lookup(solarRows, word(values, 'model')), 5)),
  pricing: 'listed',
  specs: (values) => {
    if (values.kind === 'pv-panel') {
      return [
        ['efficiency', '22 %'],
        ['connection', 'conectori MC4', 'разъёмы MC4'],
        ['standard', 'IEC 61215, IEC 61730'],
      ];
    }
    return values.power_w === undefined
      ? [
          ['protection', 'IP68'],
          ['load', '30 A', '30 А'],
          ['standard', 'EN 62852'],
        ]
      : [
          ['efficiency', '97.6 %', '97,6 %'],
          ['protection', 'IP65'],
          ['functions', 'două intrări MPPT, Wi-Fi', 'два входа MPPT, Wi-Fi'],
        ];
  },
  about: (values) => {
    if (values.kind === 'pv-panel') {
      return {
        ro: 'Panou fotovoltaic {model} de {power_w} W. Numărul de panouri pe un șir se alege după tensiunea admisă de invertor; între panouri și invertor se folosește cablu solar cu conectori MC4.',
        ru: 'Солнечная панель {model} {power_w} Вт. Число панелей в цепочке выбирают по допустимому напряжению инвертора; до инвертора прокладывают солнечный кабель с разъёмами MC4.',
      };
    }
    return values.power_w === undefined
      ? {
          ro: '{kind} {model} pentru cablu solar, până la {u_v} V c.c. Se sertizează cu clește special; nu se desface sub sarcină și nu se amestecă mărci diferite în aceeași pereche.',
          ru: '{kind} {model} для солнечного кабеля, до {u_v} В постоянного тока. Обжимается специальными клещами; не разъединяйте под нагрузкой и не соединяйте разные марки в паре.',
        }
      : {
          ro: '{kind} {model} de {power_w} W, {u_v} V. Transformă curentul panourilor în curent alternativ pentru casă; montajul și racordarea la rețea se fac de o firmă autorizată.',
          ru: '{kind} {model} {power_w} Вт, {u_v} В. Преобразует ток панелей в переменный для дома; монтаж и подключение к сети выполняет организация с допуском.',
        };
  },
  pictures: { main: 'kind' },
  accessories: [
    { family: 'cab.solar', take: 3 },
    { family: 'en.pv', take: 3, where: { kind: 'mc4' } },
  ],
};

export const solarEnergy: Family[] = [solar];
