import { readTable } from './table.ts';

/** Values of the attribute `kind` and what titles call them: key | ro | ru */
export const kinds = readTable(`
  usb-a                | USB A                             | USB A
  usb-ac               | USB A+C                           | USB A+C
  socket-usb           | Priză cu USB                      | Розетка с USB
  tv                   | TV                                | ТВ
  sat                  | TV-SAT                            | ТВ-SAT
  data                 | RJ45, date                        | RJ45, компьютерная
  phone                | RJ11, telefon                     | RJ11, телефонная
  hdmi                 | HDMI                              | HDMI
  dimmer               | Variator rotativ                  | Диммер поворотный
  dimmer-led           | Variator LED                      | Диммер для LED
  thermostat           | Termostat                         | Терморегулятор
  switch               | Întrerupător                      | Выключатель
  push                 | Buton                             | Кнопка
  socket               | Priză                             | Розетка
  combined             | Bloc întrerupător și priză        | Блок выключателя и розетки
  plug                 | Fișă dreaptă                      | Вилка прямая
  angled-plug          | Fișă în unghi                     | Вилка угловая
  rubber-plug          | Fișă din cauciuc                  | Вилка каучуковая
  coupler              | Cuplă                             | Гнездо переносное
  rubber-coupler       | Cuplă din cauciuc                 | Гнездо каучуковое
  tee                  | Triplu ștecher                    | Тройник
  adapter              | Adaptor                           | Переходник
  cee-plug             | Fișă industrială                  | Вилка силовая
  cee-coupler          | Cuplă industrială                 | Розетка силовая переносная
  cee-wall             | Priză industrială de perete       | Розетка силовая настенная
  cee-panel            | Priză industrială de panou        | Розетка силовая встраиваемая
  spd-t2               | Descărcător tip 2                 | УЗИП тип 2
  spd-t1t2             | Descărcător tip 1+2               | УЗИП тип 1+2
  isolator             | Separator modular                 | Выключатель нагрузки
  changeover           | Comutator I-0-II                  | Переключатель I-0-II
  fuse                 | Siguranță fuzibilă                | Плавкая вставка
  fuse-holder          | Soclu pentru siguranță            | Держатель предохранителя
  busbar-pin           | Bară pieptene PIN                 | Шина-гребёнка PIN
  busbar-fork          | Bară pieptene FORK                | Шина-гребёнка FORK
  aux-contact          | Contact auxiliar                  | Контакт состояния
  alarm-contact        | Contact de avarie                 | Аварийный контакт
  shunt-trip           | Bobină de declanșare (MX)         | Независимый расцепитель
  undervoltage-trip    | Declanșator de tensiune minimă    | Расцепитель минимального напряжения
  meter-1ph            | Firidă pentru contor monofazat    | Щит учёта однофазный
  meter-3ph            | Firidă pentru contor trifazat     | Щит учёта трёхфазный
  din-rail             | Șină DIN perforată                | DIN-рейка перфорированная
  bar-n                | Bară de nul N                     | Шина нулевая N
  bar-pe               | Bară de împământare PE            | Шина заземления PE
  distribution-block   | Bloc de distribuție               | Кросс-модуль
  inner-corner         | Colț interior                     | Угол внутренний
  outer-corner         | Colț exterior                     | Угол внешний
  flat-corner          | Colț plan                         | Угол плоский
  duct-tee             | Ramificație T                     | Тройник T
  duct-joint           | Îmbinare                          | Соединитель
  end-cap              | Capac de capăt                    | Заглушка
  perforated-tray      | Jgheab metalic perforat           | Лоток перфорированный
  wire-tray            | Jgheab din sârmă                  | Лоток проволочный
  solid-tray           | Jgheab metalic neperforat         | Лоток неперфорированный
  tray-lid             | Capac 3 m                         | Крышка 3 м
  tray-joint           | Piesă de îmbinare                 | Соединитель
  tray-bend            | Cot 90°                           | Угол 90°
  tray-tee             | Ramificație T                     | Т-отвод
  tray-bracket         | Consolă de perete                 | Консоль настенная
  tray-hanger          | Suport de tavan                   | Подвес потолочный
  nail-clip            | Clemă cu cui                      | Скоба с гвоздём
  tube-clip            | Clemă pentru tub                  | Держатель-клипса для трубы
  dowel-clamp          | Diblu-clemă                       | Дюбель-хомут
  metal-strap          | Brățară metalică                  | Скоба металлическая
  lever-clamp          | Clemă cu pârghie                  | Клемма рычажная
  push-clamp           | Clemă rapidă                      | Клемма быстрозажимная
  lamp-clamp           | Clemă pentru corpuri de iluminat  | Клемма для светильников
  din-terminal         | Clemă de șir pe șină              | Клемма проходная на DIN-рейку
  earth-terminal       | Clemă de împământare pe șină      | Клемма заземления на DIN-рейку
  terminal-strip       | Clemă șir                         | Колодка клеммная
  piercing-clamp       | Clemă de derivație cu dinți       | Зажим прокалывающий
  anchor-clamp         | Clemă de întindere                | Зажим анкерный
  suspension-clamp     | Clemă de susținere                | Зажим поддерживающий
  insulated-sleeve     | Manșon izolat                     | Гильза изолированная
  line-bracket         | Consolă de ancorare               | Кронштейн анкерный
  bulb-a60             | A60, clasic                       | A60, груша
  bulb-a65             | A65, clasic                       | A65, груша
  bulb-c35             | C35, lumânare                     | C35, свеча
  bulb-c37             | C37, lumânare                     | C37, свеча
  bulb-g45             | G45, sferic                       | G45, шар
  bulb-mr16            | MR16, spot                        | MR16, рефлектор
  tube-t8              | Tub LED T8                        | Лампа светодиодная T8
  tube-t5              | Tub LED T5                        | Лампа светодиодная T5
  flood                | Proiector                         | Прожектор
  flood-sensor         | Proiector cu senzor               | Прожектор с датчиком
  exit-sign            | Corp indicator de ieșire          | Указатель «Выход»
  emergency-light      | Corp de iluminat de siguranță     | Светильник аварийный
  led-driver           | Sursă pentru bandă LED            | Блок питания для ленты
  led-profile          | Profil LED                        | Профиль для ленты
  motion               | Senzor de mișcare                 | Датчик движения
  twilight             | Întrerupător crepuscular          | Фотореле
  thermal-relay        | Releu termic                      | Реле тепловое
  motor-breaker        | Întrerupător de protecție motor   | Автомат защиты двигателя
  on-delay             | Releu de timp cu întârziere la pornire | Реле времени с задержкой включения
  off-delay            | Releu de timp cu întârziere la oprire  | Реле времени с задержкой отключения
  cyclic               | Releu de timp ciclic              | Реле времени циклическое
  multi                | Releu de timp multifuncțional     | Реле времени многофункциональное
  weekly               | Programator săptămânal            | Таймер недельный
  daily                | Programator zilnic                | Таймер суточный
  staircase            | Automat de scară                  | Лестничный таймер
  push-button          | Buton                             | Кнопка
  lit-button           | Buton luminos                     | Кнопка с подсветкой
  stop-mushroom        | Buton ciupercă de avarie          | Кнопка-грибок аварийная
  selector             | Comutator rotativ                 | Переключатель поворотный
  key-selector         | Comutator cu cheie                | Переключатель с ключом
  signal-lamp          | Lampă de semnalizare              | Лампа сигнальная
  control-station      | Post de comandă                   | Пост кнопочный
  multimeter           | Multimetru digital                | Мультиметр цифровой
  clamp-meter          | Clește ampermetric                | Клещи токовые
  tester-screwdriver   | Șurubelniță indicator             | Отвёртка-индикатор
  two-pole-tester      | Tester bipolar                    | Указатель напряжения двухполюсный
  contactless-tester   | Tester de tensiune fără contact   | Индикатор напряжения бесконтактный
  phase-tester         | Indicator de succesiune a fazelor | Индикатор чередования фаз
  cable-tester         | Tester de cablu                   | Кабельный тестер
  socket-tester        | Tester de circuit                 | Тестер цепи
  ferrule-crimper      | Clește de sertizat pini           | Пресс-клещи для обжима наконечников
  terminal-crimper     | Clește de sertizat papuci izolați | Пресс-клещи для изолированных наконечников
  lug-press            | Presă pentru papuci               | Пресс для кабельных наконечников
  stripper             | Clește de dezizolat               | Стриппер
  cable-stripper       | Cuțit de dezizolat cablu          | Съёмник кабельной оболочки
  cable-cutter         | Foarfecă de cablu                 | Кабелерез
  slotted-screwdriver  | Șurubelniță dreaptă izolată       | Отвёртка шлицевая диэлектрическая
  phillips-screwdriver | Șurubelniță Phillips izolată      | Отвёртка крестовая диэлектрическая
  pozidriv-screwdriver | Șurubelniță Pozidriv izolată      | Отвёртка Pozidriv диэлектрическая
  combination-pliers   | Clește combinat izolat            | Пассатижи диэлектрические
  side-cutters         | Clește sfic izolat                | Бокорезы диэлектрические
  long-nose-pliers     | Clește cu vârf lung izolat        | Длинногубцы диэлектрические
  screwdriver-set      | Set de șurubelnițe izolate        | Набор диэлектрических отвёрток
  bath-fan             | Ventilator de baie                | Вентилятор вытяжной
  bath-fan-timer       | Ventilator de baie cu temporizator | Вентилятор вытяжной с таймером
  bath-fan-humidity    | Ventilator de baie cu higrostat   | Вентилятор вытяжной с датчиком влажности
  duct-fan             | Ventilator de tubulatură          | Вентилятор канальный
  convector            | Convector electric                | Конвектор электрический
  fan-heater           | Aerotermă                         | Тепловентилятор
  infrared-heater      | Încălzitor cu infraroșu           | Инфракрасный обогреватель
  heating-mat          | Covor de încălzire                | Нагревательный мат
  heating-cable        | Cablu de încălzire                | Нагревательный кабель
  keystone             | Modul keystone RJ45               | Модуль keystone RJ45
  rj45-plug            | Conector RJ45                     | Коннектор RJ45
  patch-cord           | Patch cord                        | Патч-корд
  wall-rack            | Dulap rack de perete              | Шкаф настенный
  floor-rack           | Dulap rack de podea               | Шкаф напольный
  patch-panel          | Patch panel                       | Патч-панель
  relay-stabiliser     | Stabilizator de tensiune cu relee | Стабилизатор напряжения релейный
  triac-stabiliser     | Stabilizator de tensiune cu triace | Стабилизатор напряжения симисторный
  servo-stabiliser     | Stabilizator de tensiune cu servomotor | Стабилизатор напряжения сервоприводный
  line-ups             | UPS line-interactive              | ИБП линейно-интерактивный
  online-ups           | UPS online                        | ИБП онлайн
  boiler-ups           | UPS pentru centrală termică       | ИБП для котла
  battery              | Acumulator                        | Аккумулятор
  petrol-generator     | Generator pe benzină              | Генератор бензиновый
  inverter-generator   | Generator inverter                | Генератор инверторный
  diesel-generator     | Generator diesel                  | Генератор дизельный
  pv-panel             | Panou fotovoltaic                 | Солнечная панель
  hybrid-inverter      | Invertor hibrid                   | Инвертор гибридный
  grid-inverter        | Invertor de rețea                 | Инвертор сетевой
  mc4                  | Pereche de conectori              | Пара разъёмов
  mc4-branch           | Ramificație solară                | Разветвитель солнечный
  earth-rod            | Electrod de împământare           | Стержень заземления
  rod-clamp            | Clemă pentru electrod             | Зажим стержня
  cross-clamp          | Clemă în cruce                    | Зажим крестовой
  rod-coupling         | Mufă de îmbinare                  | Муфта соединительная
  rod-tip              | Vârf de electrod                  | Наконечник стержня
  earth-strip          | Platbandă                         | Полоса
  earth-wire           | Conductor rotund                  | Проводник круглый
`);
