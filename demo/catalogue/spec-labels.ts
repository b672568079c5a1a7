import type { Text } from '../records.ts';
import { cell, readTable } from './table.ts';

const table = readTable(`
  country       | Țara mărcii                        | Страна бренда
  size          | Număr conductoare x secțiune       | Число жил x сечение
  flexClass     | Clasa                              | Класс гибкости
  voltage       | Tensiune                           | Напряжение
  outer         | Dimensiuni exterioare              | Наружные размеры
  tempInstall   | Temperatura de montaj              | Температура монтажа
  bend          | Raza min. de îndoire               | Мин. радиус изгиба
  current       | Curent admisibil în aer            | Допустимый ток в воздухе
  standard      | Standard                           | Стандарт
  maxWire       | Secțiune max. conductor            | Макс. сечение провода
  endurance     | Anduranță                          | Износостойкость
  protection    | Grad de protecție                  | Степень защиты
  terminals     | Borne                              | Клеммы
  frame         | Ramă inclusă                       | Рамка в комплекте
  body          | Material                           | Материал
  make          | Execuție                           | Исполнение
  equivalent    | Echivalent incandescent            | Эквивалент лампы накаливания
  cri           | Indice de redare a culorii         | Индекс цветопередачи
  beam          | Unghi                              | Угол светового потока
  life          | Durată de viață                    | Срок службы
  dimensions    | Dimensiuni                         | Размеры
  dimmable      | Dimabil                            | Диммируемая
  energy        | Clasă energetică                   | Класс энергоэффективности
  supply        | Alimentare                         | Питание
  motor         | Putere motor la 400 V              | Мощность двигателя при 400 В
  load          | Sarcină                            | Нагрузка
  temp          | Temperatura de lucru               | Рабочая температура
  mount         | Fixare                             | Крепление
  contents      | Conținut                           | Комплект
  use           | Utilizare                          | Применение
  thread        | Filet                              | Резьба
  strength      | Rezistență                         | Прочность
  coating       | Acoperire                          | Покрытие
  display       | Afișaj                             | Дисплей
  battery       | Baterie                            | Батарея
  functions     | Funcții                            | Функции
  accuracy      | Precizie                           | Точность
  response      | Timp de răspuns                    | Время срабатывания
  autonomy      | Autonomie                          | Автономность
  area          | Suprafață                          | Площадь
  fuel          | Combustibil                        | Топливо
  efficiency    | Randament                          | КПД
  connection    | Conectare                          | Подключение
  impedance     | Impedanță                          | Волновое сопротивление
  bandwidth     | Bandă de frecvență                 | Полоса частот
  core          | Conductor interior                 | Внутренний проводник
  range         | Domeniu                            | Диапазон
  door          | Ușă                                | Дверца
  weightLoad    | Sarcină admisă                     | Допустимая нагрузка
`);

const labels = new Map(
  table.map((row): [string, Text] => [cell(row, 0), { ro: cell(row, 1), ru: cell(row, 2) }]),
);

/** Label key, Romanian value, Russian value where it differs. */
export type SpecLine = readonly [label: string, ro: string, ru?: string];

export function specText([label, ro, ru = ro]: SpecLine): { label: Text; value: Text } {
  const title = labels.get(label);
  if (title === undefined) throw new Error(`No specification label ${label}`);
  return { label: title, value: { ro, ru } };
}

/** The thickest wire a terminal takes. */
export const wireLine = (section: number): SpecLine => [
  'maxWire',
  `${section} mm²`,
  `${String(section).replace('.', ',')} мм²`,
];
