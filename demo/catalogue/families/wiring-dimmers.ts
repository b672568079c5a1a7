import { type Family, serie } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { lookup, type Values, word } from '../values.ts';
import { mechanismFamily, mechanismSpecs, readMechanisms } from './wiring-mechanisms.ts';

/** ro | ru | lei | Schneider | Viko | kind | power_w */
const dimmers = readMechanisms(
  `
  Variator rotativ 300 W                          | Диммер поворотный 300 Вт               | 260 | 64001 | 40 | dimmer     | 300
  Variator rotativ 600 W                          | Диммер поворотный 600 Вт               | 330 | 65001 | 41 | dimmer     | 600
  Variator LED 400 W                              | Диммер для LED 400 Вт                  | 390 | 66001 | 42 | dimmer-led | 400
  Termostat pentru încălzire în pardoseală 3500 W | Терморегулятор для тёплого пола 3500 Вт | 520 | 67001 | 43 | thermostat | 3500
`,
  ['kind', 'power_w'],
);

/** Terneo thermostats stand alone, outside any wiring series: model | lei | ro | ru */
const terneo = readTable(`
  st     |  560 | mecanic, 3000 W        | механический, 3000 Вт
  mex    |  640 | cu afișaj, 3000 W      | с дисплеем, 3000 Вт
  pro    |  890 | programabil, 3000 W    | программируемый, 3000 Вт
  s      |  760 | cu taste tactile, 3000 W | сенсорный, 3000 Вт
  sx     | 1150 | Wi-Fi, 3000 W          | Wi-Fi, 3000 Вт
  ax     | 1090 | Wi-Fi cu afișaj, 3000 W | Wi-Fi с дисплеем, 3000 Вт
`);
const terneoRows = Object.fromEntries(terneo.map((row) => [`Terneo ${cell(row, 0)}`, row]));
const terneoRow = (values: Values): string[] => lookup(terneoRows, word(values, 'model'));

const ofSeries = mechanismFamily({
  id: 'wd.dim',
  target: 40,
  list: dimmers,
  feminine: false,
  among: ['Schneider Electric', 'Legrand', 'Viko'],
  defaults: { u_v: 230, ip: 'IP20' },
  specs: mechanismSpecs,
  about: (values) => ({
    ro: `{kind} din ${values.model !== undefined ? 'gama {model}' : 'seria {series}'}, de culoare {colour:f}, pentru o sarcină de cel mult {power_w} W. Verificați înainte de cumpărare că lămpile sau covorul de încălzire nu depășesc această putere.`,
    ru: `{kind} ${values.model !== undefined ? '{model}' : 'серии {series}'}, цвет {colour}, на нагрузку не более {power_w} Вт. Перед покупкой проверьте, что лампы или тёплый пол не превышают эту мощность.`,
  }),
  pictures: { main: 'kind colour' },
});

export const dimmersAndThermostats: Family = {
  ...ofSeries,
  makers: [...ofSeries.makers, serie('Terneo', 'Terneo', { code: 'TRN-{parts}' })],
  variants: (maker) =>
    maker.brand === 'Terneo'
      ? Object.keys(terneoRows).map((model) => ({
          model,
          kind: 'thermostat',
          power_w: 3000,
          colour: 'white',
        }))
      : ofSeries.variants(maker),
  codeKeys: 'model colour',
  title: (values) => {
    if (values.model === undefined && typeof ofSeries.title === 'function') {
      return ofSeries.title(values);
    }
    const row = terneoRow(values);
    return {
      ro: `Termostat {model} ${cell(row, 2)}, {colour:m}`,
      ru: `Терморегулятор {model} ${cell(row, 3)}, {colour:m}`,
    };
  },
  price: (values, brand) =>
    values.model !== undefined ? Number(cell(terneoRow(values), 1)) : ofSeries.price(values, brand),
};
