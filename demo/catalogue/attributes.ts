import { attributeKinds } from '../../contract/constants.ts';
import type { AttributeRecord } from '../records.ts';
import { cell, readTable } from './table.ts';

/**
 * key | ro | ru | unit ro | unit ru | kind. `number` values stand by size, `word` values by how many
 * products have them, `grade` values, words with a number in them such as IP44 or 3P, by that number.
 */
const dictionary = readTable(`
  mark           | Marcă cablu               | Марка кабеля              |       |       | word
  cores          | Număr de conductoare      | Количество жил            |       |       | number
  section_mm2    | Secțiune                  | Сечение жилы              | mm²   | мм²   | number
  conductor      | Material conductor        | Материал жилы             |       |       | word
  cond_class     | Clasa conductorului       | Класс жилы                |       |       | grade
  u_v            | Tensiune nominală         | Номинальное напряжение    | V     | В     | number
  sheath         | Material manta            | Материал оболочки         |       |       | word
  armour         | Armat                     | Броня                     |       |       | yes-no
  shape          | Formă                     | Форма                     |       |       | word
  fire           | Comportare la foc         | Пожарное исполнение       |       |       | word
  series         | Serie                     | Серия                     |       |       | word
  model          | Model                     | Модель                    |       |       | word
  kind           | Tip                       | Тип                       |       |       | word
  gang           | Număr de clape            | Количество клавиш         |       |       | number
  wiring         | Schemă                    | Схема                     |       |       | word
  indicator      | Indicator luminos         | Подсветка                 |       |       | yes-no
  outlets        | Număr de prize            | Количество розеток        |       |       | number
  earth          | Contact de împământare    | Заземление                |       |       | yes-no
  shutter        | Protecție pentru copii    | Защитные шторки           |       |       | yes-no
  posts          | Număr de posturi          | Количество постов         |       |       | number
  poles          | Număr de poli             | Количество полюсов        |       |       | grade
  in_a           | Curent nominal            | Номинальный ток           | A     | А     | number
  curve          | Curbă de declanșare       | Характеристика срабатывания |       |       | word
  icn_ka         | Capacitate de rupere      | Отключающая способность   | kA    | кА    | number
  idn_ma         | Sensibilitate diferențială | Ток утечки               | mA    | мА    | number
  rcd_type       | Tip diferențial           | Тип УЗО                   |       |       | word
  imax_ka        | Curent maxim de descărcare | Максимальный ток разряда | kA    | кА    | number
  size_mm        | Gabarit                   | Габарит                   |       |       | word
  modules        | Număr de module           | Количество модулей        |       |       | number
  ways           | Număr de conductoare      | Количество проводников    |       |       | number
  wire_range     | Secțiune conectabilă      | Сечение подключения       | mm²   | мм²   | number
  cap            | Soclu                     | Цоколь                    |       |       | word
  power_w        | Putere                    | Мощность                  | W     | Вт    | number
  lumen          | Flux luminos              | Световой поток            | lm    | лм    | number
  cct_k          | Temperatură de culoare    | Цветовая температура      | K     | К     | number
  beam_deg       | Unghi                     | Угол                      | °     | °     | number
  cri            | Indice CRI                | Индекс цветопередачи      |       |       | number
  coil_v         | Tensiune bobină           | Напряжение катушки        | V     | В     | number
  aux            | Contacte auxiliare        | Доп. контакты             |       |       | grade
  set_a          | Domeniu de reglaj         | Диапазон уставки          | A     | А     | number
  cat            | Categorie                 | Категория                 |       |       | grade
  shield         | Ecranare                  | Экран                     |       |       | word
  diameter_mm    | Diametru                  | Диаметр                   | mm    | мм    | number
  width_mm       | Lățime                    | Ширина                    | mm    | мм    | number
  height_mm      | Înălțime                  | Высота                    | mm    | мм    | number
  depth_mm       | Adâncime                  | Глубина                   | mm    | мм    | number
  len_m          | Lungime                   | Длина                     | m     | м     | number
  len_mm         | Lungime                   | Длина                     | mm    | мм    | number
  thick_mm       | Grosime                   | Толщина                   | mm    | мм    | number
  material       | Material                  | Материал                  |       |       | word
  mounting       | Montaj                    | Монтаж                    |       |       | word
  ip             | Grad de protecție         | Степень защиты            |       |       | grade
  colour         | Culoare                   | Цвет                      |       |       | word
  airflow_m3h    | Debit de aer              | Производительность        | m³/h  | м³/ч  | number
  noise_db       | Zgomot                    | Шум                       | dB(A) | дБ(А) | number
  va             | Putere aparentă           | Полная мощность           | VA    | ВА    | number
  capacity_ah    | Capacitate                | Ёмкость                   | Ah    | А·ч   | number
  category_meas  | Categorie de măsurare     | Категория измерений       |       |       | word
  units_u        | Înălțime rack             | Высота в юнитах           | U     | U     | number
  ports          | Număr de porturi          | Количество портов         |       |       | number
  reel_m         | Lungime colac/tambur      | Длина бухты/барабана      | m     | м     | number
  cut            | Vânzare la metru          | Продажа на отрез          |       |       | yes-no
  pack_qty       | Bucăți în ambalaj         | В упаковке                | buc   | шт    | number
  temp           | Temperatură de utilizare  | Температура эксплуатации  | °C    | °C    | word
  od_mm          | Diametru exterior         | Наружный диаметр          | mm    | мм    | number
  weight_kg_km   | Masă                      | Масса                     | kg/km | кг/км | number
`);

export const attributes: AttributeRecord[] = dictionary.map((row, position) => ({
  key: cell(row, 0),
  title: { ro: cell(row, 1), ru: cell(row, 2) },
  unit: cell(row, 3) === '' ? null : { ro: cell(row, 3), ru: cell(row, 4) },
  kind: attributeKinds.find((kind) => kind === cell(row, 5)) ?? 'word',
  isGraded: cell(row, 5) === 'grade',
  position,
}));

const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));

export function attributeOf(key: string): AttributeRecord {
  const attribute = byKey.get(key);
  if (attribute === undefined) throw new Error(`No attribute ${key} in the dictionary`);
  return attribute;
}
