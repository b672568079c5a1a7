export type Unit = ReturnType<typeof unit>;

const unit = (key: string, written: string, attributes: string, times = 1) => ({
  key,
  written,
  attributes: attributes.split(' '),
  times,
});

/** Whoever says «10 мм» of a wire means its section. */
const LENGTHS = 'diameter_mm width_mm height_mm depth_mm len_mm thick_mm section_mm2';

/**
 * The units buyers and titles write, and the attributes whose numbers they are of. Texts are folded
 * before. Longer spellings of a unit stand before those they begin with.
 */
export const units = [
  unit(
    'mm2',
    'mm\\s?2|mm\\.?\\s?[pq]\\.?|мм\\s?2|мм\\.?\\s?кв\\.?|кв\\.?\\s?мм\\.?|квадрат\\p{L}*|patrat\\p{L}*|кв\\.?',
    'section_mm2 wire_range',
  ),
  unit('m3h', 'm3\\s?/\\s?h|m3h|мc\\/h|м3\\s?/\\s?ч|м3ч|кубов|mc/h', 'airflow_m3h'),
  unit('mm', 'mm|мм|миллиметр\\p{L}*|milimetr\\p{L}*', LENGTHS),
  unit('cm', 'cm|см|сантиметр\\p{L}*|centimetr\\p{L}*', LENGTHS, 10),
  unit('ma', 'ma|ма|миллиампер\\p{L}*|miliamper\\p{L}*', 'idn_ma'),
  unit('ka', 'ka|ка|килоампер\\p{L}*', 'icn_ka imax_ka'),
  unit('ah', 'ah|а·ч|ач|а/ч|а\\*ч', 'capacity_ah'),
  unit('a', 'a|а|amp|amper\\p{L}*|ампер\\p{L}*', 'in_a set_a'),
  unit('kw', 'kw|квт|kilowat\\p{L}*|киловатт?\\p{L}*', 'power_w va', 1000),
  unit('w', 'w(?:\\s?/\\s?m)?|вт(?:\\s?/\\s?м)?|wat\\p{L}*|ватт?\\p{L}*', 'power_w'),
  unit('kva', 'kva|ква', 'va', 1000),
  unit('va', 'va|ва', 'va'),
  unit('v', 'v|в|volt\\p{L}*|вольт\\p{L}*', 'u_v coil_v'),
  unit('k', 'k|к|kelvin|кельвин\\p{L}*', 'cct_k'),
  unit('lm', 'lm|лм|lumen\\p{L}*|люмен\\p{L}*', 'lumen'),
  unit('m', 'm|м|metr\\p{L}*|метр\\p{L}*', 'len_m reel_m'),
  unit('db', 'db|дб', 'noise_db'),
  unit('deg', '°|grade?|град\\p{L}*', 'beam_deg'),
  unit('module', 'modul\\p{L}*|mod\\.?|модул\\p{L}*|мод\\.?', 'modules'),
  unit('gang', 'clap\\p{L}*|клавиш\\p{L}*', 'gang'),
  unit('post', 'post|posturi|пост|поста|постов|рамоч\\p{L}*', 'posts'),
  unit('outlet', 'priz[ae]|locuri|gnezd\\p{L}*|розет\\p{L}*|гнезд\\p{L}*|мест\\p{L}*', 'outlets'),
  unit('core', 'fire|conductoare|жил\\p{L}*', 'cores ways'),
  unit('way', 'conductori|провод(?:ник\\p{L}*|а|ов)', 'ways'),
  unit('piece', 'buc\\p{L}*\\.?|шт\\p{L}*\\.?|pcs', 'pack_qty'),
  unit('u', 'u|юнит\\p{L}*', 'units_u'),
  unit('port', 'port\\p{L}*|порт\\p{L}*', 'ports'),
];

/** A number may be joined to its unit by a hyphen: 3-жильный, 12-модульный, 2-х клавишный. */
const WRITTEN = new RegExp(
  `\\s*(?:-\\s*)?(?:(?:х|ми|ти)\\s+)?(?:${units.map(({ written }) => `(${written})`).join('|')})(?![\\p{L}\\p{N}])`,
  'uy',
);

/** The unit that stands at this place, and where it ends. */
export function unitAt(text: string, at: number): { unit: Unit; end: number } | null {
  WRITTEN.lastIndex = at;
  const match = WRITTEN.exec(text);
  const unit = units[match ? match.slice(1).findIndex(Boolean) : -1];
  return match && unit ? { unit, end: at + match[0].length } : null;
}
