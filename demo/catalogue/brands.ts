import type { BrandRecord } from '../records.ts';
import { slugify } from './slug.ts';
import { cell, readTable } from './table.ts';

export type Brand = {
  title: string;
  /** First three digits of its EAN codes. */
  ean: string;
  /** Price level against the middle of a category. */
  tier: number;
  /** How it writes its codes: `#` is a digit, {tag} names the family, {parts} the values. */
  code: string;
  country: { ro: string; ru: string };
};

/** code | country ro | country ru | from the country, ru */
const countries = readTable(`
  UA | Ucraina         | Украина       | Украины
  IT | Italia          | Италия        | Италии
  RO | România         | Румыния       | Румынии
  MD | Moldova         | Молдова       | Молдовы
  FR | Franța          | Франция       | Франции
  BG | Bulgaria        | Болгария      | Болгарии
  TR | Turcia          | Турция        | Турции
  DE | Germania        | Германия      | Германии
  CH | Elveția         | Швейцария     | Швейцарии
  JP | Japonia         | Япония        | Японии
  RU | Rusia           | Россия        | России
  AT | Austria         | Австрия       | Австрии
  IE | Irlanda         | Ирландия      | Ирландии
  SI | Slovenia        | Словения      | Словении
  CN | China           | Китай         | Китая
  CZ | Cehia           | Чехия         | Чехии
  US | SUA             | США           | США
  FI | Finlanda        | Финляндия     | Финляндии
  NL | Țările de Jos   | Нидерланды    | Нидерландов
  TW | Taiwan          | Тайвань       | Тайваня
  PL | Polonia         | Польша        | Польши
  ES | Spania          | Испания       | Испании
  DK | Danemarca       | Дания         | Дании
  KR | Coreea de Sud   | Южная Корея   | Южной Кореи
`);

/** title | country | EAN | tier | code pattern | goods ro | goods ru */
const table = readTable(`
  Odeskabel          | UA | 482 | 0.90 | OK-{tag}-{parts}   | cabluri de putere, conductoare și cabluri de date               | силовые кабели, провода и кабели связи
  ZZCM               | UA | 482 | 0.90 | ZK-{tag}-{parts}   | cabluri de cupru și de aluminiu                                 | медные и алюминиевые кабели
  Interkabel         | UA | 482 | 0.90 | IK-{tag}-{parts}   | cabluri de putere și conductoare                                | силовые кабели и провода
  Prysmian           | IT | 800 | 1.10 | PR-{tag}-{parts}   | cabluri de energie pentru clădiri și industrie                  | энергетические кабели для зданий и промышленности
  IPROEB             | RO | 594 | 1.00 | IP-{tag}-{parts}   | cabluri de energie și conductoare pentru rețele aeriene         | силовые кабели и провода для воздушных сетей
  Elcab              | RO | 594 | 0.95 | EC-{tag}-{parts}   | cabluri de energie de joasă tensiune                            | силовые кабели низкого напряжения
  Nexans             | FR | 342 | 1.15 | NX-{tag}-{parts}   | cabluri de energie, cabluri de date și încălzire în pardoseală  | силовые кабели, кабели связи и тёплый пол
  Öznur              | TR | 869 | 0.85 | OZ-{tag}-{parts}   | cabluri și conductoare de joasă tensiune                        | кабели и провода низкого напряжения
  Lapp               | DE | 404 | 1.40 | LP-{tag}-{parts}   | cabluri flexibile, de comandă și presetupe                      | гибкие кабели, кабели управления и вводы
  Helukabel          | DE | 404 | 1.40 | HK-{tag}-{parts}   | cabluri de comandă și cabluri speciale                          | кабели управления и специальные кабели
  Elmark             | BG | 380 | 0.70 | EL-{tag}-{parts}   | cabluri, aparataj, iluminat și tablouri                         | кабели, аппаратура, освещение и щиты
  IEK                | RU | 460 | 0.75 | {tag}-{parts}      | aparate de protecție, tablouri, aparataj și iluminat            | аппараты защиты, щиты, электроустановка и освещение
  ITK                | RU | 460 | 0.75 | ITK-{tag}-{parts}  | rețele structurate: cabluri, conectori, dulapuri                | структурированные сети: кабели, разъёмы, шкафы
  Schneider Electric | FR | 360 | 1.20 | R9H######          | aparate modulare, aparataj și automatizare                      | модульные аппараты, розетки и автоматика
  Legrand            | FR | 324 | 1.85 | ######             | aparataj, tablouri și canale de cablu                           | розетки и выключатели, щиты и кабель-каналы
  ABB                | CH | 401 | 1.90 | 2CDS######R####    | aparate de protecție, comandă motoare și aparataj               | аппараты защиты, управление двигателями и розетки
  Hager              | DE | 325 | 1.75 | {tag}####          | aparate modulare și tablouri de locuință                        | модульные аппараты и квартирные щиты
  Eaton              | IE | 401 | 1.30 | {tag}-######       | aparate de protecție, contactoare și UPS                        | аппараты защиты, контакторы и ИБП
  ETI                | SI | 383 | 1.15 | 00#######          | siguranțe fuzibile și aparate modulare                          | предохранители и модульные аппараты
  Chint              | CN | 690 | 1.00 | {tag}-{parts}      | aparate modulare și de comandă                                  | модульные аппараты и аппараты управления
  Noark              | CN | 859 | 1.00 | 10####             | aparate modulare pentru tablouri                                | модульные аппараты для щитов
  Viko               | TR | 869 | 1.05 | 90######           | prize, întrerupătoare și tablouri din plastic                   | розетки, выключатели и пластиковые боксы
  Panasonic          | JP | 869 | 1.25 | WDT######          | prize și întrerupătoare de perete                               | настенные розетки и выключатели
  Makel              | TR | 869 | 0.70 | 32######           | prize, întrerupătoare și fișe                                   | розетки, выключатели и вилки
  Gunsan             | TR | 869 | 0.70 | 012########        | aparataj de perete și prelungitoare                             | розетки, выключатели и удлинители
  Gewiss             | IT | 801 | 1.65 | GW#####            | aparataj, prize industriale și doze                             | розетки, силовые разъёмы и коробки
  Terneo             | UA | 482 | 1.00 | TRN-{parts}        | termostate pentru încălzire electrică                           | терморегуляторы для электрообогрева
  Horoz              | TR | 869 | 0.65 | HRZ-{tag}-{parts}  | iluminat LED și accesorii electrice                             | светодиодное освещение и электротовары
  Brennenstuhl       | DE | 400 | 1.30 | 1######            | prelungitoare și tambure de cablu                               | удлинители и катушки
  PCE                | AT | 900 | 1.20 | PCE-{tag}-{parts}  | fișe și prize industriale CEE                                   | силовые вилки и розетки CEE
  Citel              | FR | 370 | 1.40 | DS-{parts}         | protecție la supratensiuni                                      | защита от перенапряжений
  Zubr               | UA | 482 | 1.00 | ZUBR-{parts}       | relee de tensiune                                               | реле напряжения
  DigiTOP            | UA | 482 | 0.90 | DT-{parts}         | relee de tensiune și de curent                                  | реле напряжения и тока
  Novatek            | UA | 482 | 1.00 | NT-{tag}-{parts}   | relee de tensiune și de timp                                    | реле напряжения и времени
  ADD                | MD | 484 | 1.00 | ADD-{parts}        | contoare electrice inteligente                                  | умные счётчики электроэнергии
  Elster             | DE | 404 | 1.00 | ELS-{parts}        | contoare de energie electrică                                   | счётчики электроэнергии
  Holley             | CN | 690 | 1.00 | HL-{parts}         | contoare de energie electrică                                   | счётчики электроэнергии
  DKC                | IT | 803 | 1.10 | ######             | canale, tuburi, jgheaburi și împământare                        | кабель-каналы, трубы, лотки и заземление
  Dietzel            | AT | 900 | 1.20 | DU-{tag}-{parts}   | tuburi de protecție                                             | защитные трубы
  Kopos              | CZ | 859 | 1.00 | KP-{tag}-{parts}   | tuburi, doze și canale de cablu                                 | трубы, коробки и кабель-каналы
  Valrom             | RO | 594 | 0.95 | VR-{tag}-{parts}   | tuburi din polietilenă pentru rețele îngropate                  | полиэтиленовые трубы для подземных сетей
  OBO Bettermann     | DE | 401 | 1.40 | #######            | jgheaburi, doze și protecție la trăsnet                         | лотки, коробки и молниезащита
  Haupa              | DE | 401 | 1.30 | 2#####             | scule pentru electricieni și material de montaj                 | инструмент электрика и монтажные изделия
  3M                 | US | 051 | 1.80 | 7000######         | benzi izolatoare și de marcare                                  | изоляционные и маркировочные ленты
  Raychem            | US | 401 | 1.80 | RAY-{parts}        | tuburi termocontractabile                                       | термоусадочные трубки
  WAGO               | DE | 404 | 1.20 | {model}            | cleme cu arc și cu pârghie                                      | пружинные и рычажные клеммы
  Phoenix Contact    | DE | 401 | 1.70 | 30#####            | cleme de șir și surse de alimentare                             | клеммы и блоки питания
  Weidmüller         | DE | 400 | 1.65 | 10########         | cleme de șir pentru tablouri                                    | клеммы для шкафов управления
  Klauke             | DE | 401 | 1.35 | KL{tag}-{parts}    | papuci, pini și scule de sertizat                               | наконечники, гильзы и опрессовка
  KVT                | RU | 460 | 0.85 | 7####              | papuci de cablu și scule de sertizat                            | кабельные наконечники и инструмент
  Niled              | FR | 356 | 1.15 | ND-{tag}-{parts}   | armături pentru rețele torsadate                                | арматура для сетей СИП
  Ensto              | FI | 641 | 1.30 | EN-{tag}-{parts}   | armături pentru linii aeriene                                   | арматура для воздушных линий
  Sicame             | FR | 366 | 1.25 | SC-{tag}-{parts}   | cleme pentru rețele aeriene                                     | зажимы для воздушных сетей
  Ledvance           | DE | 405 | 1.30 | 40580754#####      | becuri și corpuri de iluminat LED                               | светодиодные лампы и светильники
  Osram              | DE | 405 | 1.35 | 40528995#####      | becuri LED și surse de lumină                                   | светодиодные лампы и источники света
  Philips            | NL | 871 | 1.40 | 9290#######        | becuri și corpuri de iluminat LED                               | светодиодные лампы и светильники
  V-TAC              | BG | 380 | 0.75 | VT-{tag}-{parts}   | iluminat LED, surse și senzori                                  | светодиодное освещение, блоки питания и датчики
  Feron              | CN | 690 | 0.65 | FR-{tag}-{parts}   | becuri, spoturi și bandă LED                                    | лампы, точечные светильники и лента
  Eurolamp           | UA | 482 | 0.70 | EUR-{tag}-{parts}  | becuri și corpuri de iluminat LED                               | светодиодные лампы и светильники
  Videx              | UA | 482 | 0.72 | VL-{tag}-{parts}   | becuri și proiectoare LED                                       | светодиодные лампы и прожекторы
  Mean Well          | TW | 471 | 1.20 | {model}            | surse de alimentare                                             | блоки питания
  Theben             | DE | 400 | 1.90 | 1#######           | senzori de lumină și programatoare orare                        | датчики света и таймеры
  INVT               | CN | 690 | 1.00 | {model}            | convertizoare de frecvență                                      | частотные преобразователи
  Finder             | IT | 801 | 1.40 | {model}            | relee și relee de timp                                          | реле и реле времени
  UNI-T              | CN | 693 | 1.00 | {model}            | multimetre și testere                                           | мультиметры и тестеры
  Fluke              | US | 095 | 2.00 | FLUKE-{model}      | aparate de măsură profesionale                                  | профессиональные измерительные приборы
  Mastech            | CN | 690 | 0.90 | {model}            | multimetre și clești ampermetrici                               | мультиметры и токовые клещи
  Sonel              | PL | 590 | 1.30 | {model}            | aparate de măsură pentru instalații                             | приборы для измерений в установках
  Knipex             | DE | 400 | 1.90 | ## ## ###          | clești pentru electricieni                                      | клещи для электриков
  Wera               | DE | 401 | 1.60 | 05######           | șurubelnițe izolate                                             | диэлектрические отвёртки
  Yato               | PL | 590 | 0.80 | YT-####            | scule de mână                                                   | ручной инструмент
  Vents              | UA | 482 | 1.00 | VN-{parts}         | ventilatoare casnice și de tubulatură                           | бытовые и канальные вентиляторы
  Dospel             | PL | 590 | 1.05 | 007-####           | ventilatoare de baie                                            | вытяжные вентиляторы
  Soler&Palau        | ES | 841 | 1.70 | 52########         | ventilatoare pentru locuințe și industrie                       | вентиляторы для жилья и промышленности
  Atlantic           | FR | 341 | 1.20 | 50####             | convectoare electrice                                           | электрические конвекторы
  Noirot             | FR | 366 | 1.35 | 00###              | convectoare electrice                                           | электрические конвекторы
  Devi               | DK | 570 | 1.40 | 140F####           | cabluri și covoare de încălzire                                 | нагревательные кабели и маты
  Hemstedt           | DE | 426 | 1.10 | HM-{parts}         | cabluri și covoare de încălzire                                 | нагревательные кабели и маты
  Cabletech          | PL | 590 | 0.90 | CT-{tag}-{parts}   | cabluri coaxiale și de alarmă                                   | коаксиальные и сигнальные кабели
  Mirsan             | TR | 869 | 0.95 | MR-{parts}         | dulapuri rack                                                   | телекоммуникационные шкафы
  Luxeon             | UA | 482 | 0.90 | LX-{parts}         | stabilizatoare și invertoare                                    | стабилизаторы и инверторы
  Volter             | UA | 482 | 1.25 | VLT-{parts}        | stabilizatoare de tensiune                                      | стабилизаторы напряжения
  APC                | US | 731 | 1.40 | {model}            | surse neîntreruptibile                                          | источники бесперебойного питания
  LogicPower         | UA | 482 | 0.85 | LP-{parts}         | UPS și acumulatoare                                             | ИБП и аккумуляторы
  Must               | CN | 690 | 0.95 | MST-{parts}        | UPS și invertoare                                               | ИБП и инверторы
  Könner&Söhnen      | DE | 426 | 1.00 | {model}            | generatoare electrice                                           | электрогенераторы
  Hyundai            | KR | 880 | 1.10 | {model}            | generatoare electrice                                           | электрогенераторы
  Stanley            | US | 076 | 1.05 | {model}            | generatoare electrice                                           | электрогенераторы
  Deye               | CN | 690 | 1.00 | {model}            | invertoare fotovoltaice și hibride                              | сетевые и гибридные инверторы
  Huawei             | CN | 694 | 1.20 | {model}            | invertoare fotovoltaice                                         | сетевые инверторы
  Longi              | CN | 690 | 1.00 | {model}            | panouri fotovoltaice                                            | солнечные панели
  Jinko              | CN | 690 | 1.00 | {model}            | panouri fotovoltaice                                            | солнечные панели
  Stäubli            | CH | 761 | 1.20 | 32.####P####       | conectori MC4                                                   | разъёмы MC4
  Elko-Bis           | PL | 590 | 0.90 | EB-{tag}-{parts}   | împământare și paratrăsnet                                      | заземление и молниезащита
`);

function countryOf(code: string): string[] {
  const row = countries.find((country) => country[0] === code);
  if (row === undefined) throw new Error(`No country ${code}`);
  return row;
}

const byTitle = new Map<string, Brand>(
  table.map((row) => {
    const country = countryOf(cell(row, 1));
    return [
      cell(row, 0),
      {
        title: cell(row, 0),
        ean: cell(row, 2),
        tier: Number(cell(row, 3)),
        code: cell(row, 4),
        country: { ro: cell(country, 1), ru: cell(country, 2) },
      },
    ];
  }),
);

export function brandOf(title: string): Brand {
  const brand = byTitle.get(title);
  if (brand === undefined) throw new Error(`No brand ${title}`);
  return brand;
}

export const brandKey = (title: string): string => slugify(title);

export const brands: BrandRecord[] = table
  .toSorted((a, b) => cell(a, 0).localeCompare(cell(b, 0), 'en'))
  .map((row, position) => {
    const title = cell(row, 0);
    const country = countryOf(cell(row, 1));
    return {
      key: brandKey(title),
      slug: brandKey(title),
      title,
      description: {
        ro: `${title}, marcă din ${cell(country, 1)}: ${cell(row, 5)}.`,
        ru: `${title}, марка из ${cell(country, 3)}: ${cell(row, 6)}.`,
      },
      position,
    };
  });
