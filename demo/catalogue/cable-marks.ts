import type { Text } from '../records.ts';
import { sizes } from './family.ts';
import { cell, readTable } from './table.ts';

export type CableMake = {
  id: string;
  target: number;
  sizes: [number, number][];
  colours: string[];
  shape: string;
  sheath: string;
  voltage: string;
  /** `1/2` is solid up to 16 mm² and stranded above. */
  conductorClass: string;
  metal: 'Cu' | 'Al';
  armour: 'yes' | 'no';
  factor: number;
  add: number;
  /** Usual length of a coil of thin cable and of a drum of thick cable, m. */
  reels: [number, number];
  temp: string;
  standard: string;
};

/** id | n | sizes | colours | shape | sheath | U0/U | class | metal | armour | f | a | reels | temp | standard */
const makes = readTable(`
  cab.vvgp   |  14 | 2x1.5,2.5,4; 3x1.5,2.5,4,6                                  | black white | flat  | PVC      | 660/1000 | 1   | Cu | no  | 0.95 | 0 | 100/200   | -50...+50 | GOST 31996
  cab.vvgng  |  64 | 2,3,4,5x1.5,2.5,4,6,10,16; 3,4,5x25,35; 4,5x50; 4x70,95,120 | black       | round | PVC-LS   | 660/1000 | 1/2 | Cu | no  | 1    | 0 | 100/500   | -50...+50 | GOST 31996
  cab.vvgfr  |  10 | 2,3,5x1.5,2.5,4; 5x6                                        | black       | round | PVC-LS   | 600/1000 | 1   | Cu | no  | 1.85 | 2 | 100/100   | -50...+50 | GOST 31996
  cab.nym    |  28 | 2,3,4,5x1.5,2.5,4; 3,5x6,10                                 | grey        | round | PVC      | 300/500  | 1   | Cu | no  | 1.1  | 0 | 100/100   | -30...+70 | VDE 0250-204
  cab.cyyf   |  44 | 2,3,4,5x1.5,2.5,4,6,10,16; 4,5x25,35,50                     | black       | round | PVC      | 600/1000 | 1/2 | Cu | no  | 0.97 | 0 | 100/500   | -33...+70 | SR CEI 60502-1
  cab.nyy    |  16 | 3,4,5x2.5,4,6,10,16                                         | black       | round | PVC      | 600/1000 | 1/2 | Cu | no  | 1.05 | 0 | 500/500   | -30...+70 | VDE 0276
  cab.n2xh   |  16 | 3,5x1.5,2.5,4,6,10; 4x16,25                                 | black       | round | LSZH     | 600/1000 | 1/2 | Cu | no  | 1.32 | 1 | 500/500   | -30...+90 | VDE 0276-604
  cab.nhxh   |   8 | 2,3,5x1.5,2.5,4                                             | orange      | round | LSZH     | 600/1000 | 1   | Cu | no  | 2.3  | 4 | 500/500   | -30...+90 | VDE 0266
  cab.cyaby  |  18 | 3,4,5x2.5,4,6,10,16,25,35,50                                | black       | round | PVC      | 600/1000 | 1/2 | Cu | yes | 1.22 | 4 | 500/500   | -33...+70 | SR CEI 60502-1
  cab.vbbshv |  14 | 3,4,5x2.5,4,6,10,16,25,35,50                                | black       | round | PVC      | 660/1000 | 1/2 | Cu | yes | 1.22 | 4 | 500/500   | -50...+50 | GOST 31996
  cab.avvg   |  18 | 2,3,4,5x2.5,4,6,10,16,25,35,50,70,95                        | black       | round | PVC      | 660/1000 | 1/2 | Al | no  | 1    | 0 | 1000/500  | -50...+50 | GOST 31996
  cab.avbb   |  18 | 3,4,5x4,6,10,16,25,35,50,70,95                              | black       | round | PVC      | 600/1000 | 1/2 | Al | yes | 1.35 | 5 | 1000/500  | -50...+50 | GOST 31996
  cab.sip    |  14 | 2x16,25; 4x16,25,35,50,70,95                                | black       | round | XLPE     | 600/1000 | 2   | Al | no  | 1    | 0 | 1000/500  | -60...+50 | GOST 31946
  cab.pvs    |  50 | 2,3x0.75,1,1.5,2.5; 3,4,5x2.5,4,6                           | white black | round | PVC      | 300/500  | 5   | Cu | no  | 1.05 | 0 | 100/100   | -25...+40 | SR EN 50525-2-11
  cab.shvvp  |  11 | 2,3x0.5,0.75                                                | white       | flat  | PVC      | 300/300  | 5   | Cu | no  | 1    | 0 | 100/200   | -25...+40 | SR EN 50525-2-11
  cab.kg     |  40 | 2,3,4,5x1,1.5,2.5,4,6,10; 1x16,25,35,50                     | black       | round | rubber   | 450/750  | 5   | Cu | no  | 1.35 | 1 | 100/100   | -40...+50 | SR EN 50525-2-21
  cab.pv1    |  60 | 1x1,1.5,2.5,4,6,10                                          | *           | round | none     | 450/750  | 1   | Cu | no  | 0.92 | 0 | 100/100   | -30...+70 | SR EN 50525-2-31
  cab.pv3    | 110 | 1x0.5,0.75,1,1.5,2.5,4,6,10,16,25,35,50,70,95               | *           | round | none     | 450/750  | 5   | Cu | no  | 0.98 | 0 | 100/100   | -30...+70 | SR EN 50525-2-31
  cab.kvvg   |  16 | 4,5,7,10,14,19x1,1.5,2.5                                    | black       | round | PVC      | 660/1000 | 1   | Cu | no  | 1.1  | 1 | 500/500   | -50...+50 | GOST 1508
  cab.liycy  |  32 | 2,3,4,5,7,12x0.5,0.75,1,1.5                                 | grey        | round | PVC      | 300/500  | 5   | Cu | no  | 1.6  | 2 | 100/500   | -30...+70 | VDE 0812
  cab.solar  |  12 | 1x4,6,10                                                    | black red   | round | LSZH     | DC 1500  | 5   | Cu | no  | 1.35 | 1 | 100/500   | -40...+90 | SR EN 50618
  cab.sihf   |  12 | 1,2,3,4,5x0.75,1,1.5,2.5                                    | brown       | round | silicone | 300/500  | 5   | Cu | no  | 1.8  | 2 | 100/100   | -60...+180 | VDE 0250
`);

/** Colours of single wires; from 35 mm² on only those used for mains and earth are drawn. */
const wireColours = ['blue', 'black', 'brown', 'red', 'white', 'yellow-green'];

export const cableMakes: CableMake[] = makes.map((row) => {
  const [small = '', large = ''] = cell(row, 12).split('/');
  return {
    id: cell(row, 0),
    target: Number(cell(row, 1)),
    sizes: sizes(cell(row, 2)),
    colours: cell(row, 3) === '*' ? wireColours : cell(row, 3).split(' '),
    shape: cell(row, 4),
    sheath: cell(row, 5),
    voltage: cell(row, 6),
    conductorClass: cell(row, 7),
    metal: cell(row, 8) === 'Al' ? 'Al' : 'Cu',
    armour: cell(row, 9) === 'yes' ? 'yes' : 'no',
    factor: Number(cell(row, 10)),
    add: Number(cell(row, 11)),
    reels: [Number(small), Number(large)],
    temp: cell(row, 13),
    standard: cell(row, 14),
  };
});

type CableMark = {
  family: string;
  mark: string;
  tag: string;
  noun: Text;
  after: Text;
  fire: string;
  brands: string[];
};

const everyMaker = 'Odeskabel, ZZCM, Interkabel, Prysmian, IPROEB, Nexans, Elmark, Öznur' as const;

/** family | mark | letters in codes | title ro | title ru | after the size ro | ru | fire | brands */
const marks = readTable(`
  cab.vvgp   | VVG-P      | VVGP     | Cablu plat VVG-P              | Кабель плоский ВВГ-П         |                 |                 | standard  | *
  cab.vvgp   | VVGng-P    | VVGNGP   | Cablu plat VVGng-P            | Кабель плоский ВВГнг-П       |                 |                 | ng        | *
  cab.vvgng  | VVGng-LS   | VVGNGLS  | Cablu VVGng(A)-LS             | Кабель ВВГнг(А)-LS           |                 |                 | ng-LS     | *
  cab.vvgfr  | VVGng-FRLS | VVGFRLS  | Cablu VVGng(A)-FRLS           | Кабель ВВГнг(А)-FRLS         |                 |                 | ng-FRLS   | Odeskabel, Interkabel
  cab.nym    | NYM-J      | NYMJ     | Cablu NYM-J                   | Кабель NYM-J                 |                 |                 | Eca       | Elmark, Odeskabel, Prysmian, Nexans
  cab.nym    | NYM-O      | NYMO     | Cablu NYM-O                   | Кабель NYM-O                 |                 |                 | Eca       | Elmark, Odeskabel, Prysmian, Nexans
  cab.cyyf   | CYY-F      | CYYF     | Cablu CYY-F                   | Кабель CYY-F                 |                 |                 | Eca       | Prysmian, IPROEB, Elcab
  cab.nyy    | NYY-J      | NYYJ     | Cablu NYY-J                   | Кабель NYY-J                 |                 |                 | Eca       | Prysmian, Nexans
  cab.n2xh   | N2XH-J     | N2XHJ    | Cablu fără halogeni N2XH-J    | Кабель безгалогенный N2XH-J  |                 |                 | B2ca      | Prysmian, Nexans, IPROEB
  cab.nhxh   | NHXH       | NHXH     | Cablu rezistent la foc NHXH FE180/E90 | Кабель огнестойкий NHXH FE180/E90 |    |                 | FE180/E90 | Prysmian, Nexans
  cab.cyaby  | CYABY-F    | CYABYF   | Cablu armat CYABY-F           | Кабель бронированный CYABY-F |                 |                 | Eca       | Prysmian, IPROEB
  cab.vbbshv | VBbShv     | VBBSHV   | Cablu armat VBbShv            | Кабель бронированный ВБбШв   |                 |                 | standard  | Odeskabel, ZZCM
  cab.avvg   | AVVG       | AVVG     | Cablu AVVG                    | Кабель АВВГ                  | , aluminiu      | , алюминий      | standard  | ZZCM, Odeskabel
  cab.avvg   | AVVGng     | AVVGNG   | Cablu AVVGng                  | Кабель АВВГнг                | , aluminiu      | , алюминий      | ng        | ZZCM, Odeskabel
  cab.avbb   | AVBbShv    | AVBBSHV  | Cablu armat AVBbShv           | Кабель бронированный АВБбШв  | , aluminiu      | , алюминий      | standard  | Odeskabel
  cab.avbb   | ACYABY-F   | ACYABYF  | Cablu armat ACYABY-F          | Кабель бронированный ACYABY-F | , aluminiu     | , алюминий      | Eca       | Prysmian, IPROEB
  cab.sip    | SIP-4      | SIP4     | Cablu torsadat SIP-4          | Провод самонесущий СИП-4     | (AsXSn, TYIR)   | (AsXSn, TYIR)   | standard  | ZZCM, Odeskabel, IPROEB
  cab.pvs    | PVS        | PVS      | Cordon PVS                    | Провод ПВС                   |                 |                 | standard  | Odeskabel, ZZCM, Interkabel
  cab.pvs    | MYYM       | MYYM     | Cablu flexibil MYYM           | Кабель гибкий MYYM           |                 |                 | Eca       | IPROEB, Prysmian
  cab.pvs    | H05VV-F    | H05VVF   | Cablu flexibil H05VV-F        | Кабель гибкий H05VV-F        |                 |                 | Eca       | Nexans, Elmark, Öznur
  cab.shvvp  | ShVVP      | SHVVP    | Cordon plat ShVVP             | Шнур плоский ШВВП            |                 |                 | standard  | Odeskabel, ZZCM, Interkabel
  cab.shvvp  | MYYUP      | MYYUP    | Cordon plat MYYUP             | Шнур плоский MYYUP           |                 |                 | Eca       | IPROEB, Prysmian
  cab.shvvp  | H03VVH2-F  | H03VVH2F | Cordon plat H03VVH2-F         | Шнур плоский H03VVH2-F       |                 |                 | Eca       | Nexans, Elmark, Öznur
  cab.kg     | KG         | KG       | Cablu în cauciuc KG           | Кабель резиновый КГ          |                 |                 | standard  | Odeskabel
  cab.kg     | H07RN-F    | H07RNF   | Cablu în cauciuc H07RN-F      | Кабель резиновый H07RN-F     |                 |                 | Eca       | Lapp, Elmark, Nexans
  cab.pv1    | PV-1       | PV1      | Conductor rigid PV-1          | Провод жёсткий ПВ-1          |                 |                 | standard  | Odeskabel, ZZCM, Interkabel
  cab.pv1    | FY         | FY       | Conductor rigid FY (H07V-U)   | Провод жёсткий FY (H07V-U)   |                 |                 | Eca       | IPROEB, Prysmian
  cab.pv1    | H07V-U     | H07VU    | Conductor rigid H07V-U        | Провод жёсткий H07V-U        |                 |                 | Eca       | Nexans, Elmark, Öznur
  cab.pv3    | PV-3       | PV3      | Conductor flexibil PV-3       | Провод гибкий ПВ-3           |                 |                 | standard  | Odeskabel, ZZCM, Interkabel
  cab.pv3    | MYF        | MYF      | Conductor flexibil MYF (H07V-K) | Провод гибкий MYF (H07V-K) |                 |                 | Eca       | IPROEB, Prysmian
  cab.pv3    | H07V-K     | H07VK    | Conductor flexibil H07V-K     | Провод гибкий H07V-K         |                 |                 | Eca       | Nexans, Elmark, Öznur
  cab.kvvg   | KVVG       | KVVG     | Cablu de comandă KVVG         | Кабель контрольный КВВГ      |                 |                 | standard  | Odeskabel
  cab.kvvg   | CSYY       | CSYY     | Cablu de comandă CSYY         | Кабель контрольный CSYY      |                 |                 | Eca       | Prysmian
  cab.liycy  | LIYCY      | LIYCY    | Cablu ecranat LIYCY           | Кабель экранированный LIYCY  |                 |                 | Eca       | Lapp, Helukabel, Elmark
  cab.liycy  | YSLY-JZ    | YSLYJZ   | Cablu de comandă YSLY-JZ      | Кабель управления YSLY-JZ    |                 |                 | Eca       | Lapp, Helukabel, Elmark
  cab.solar  | H1Z2Z2-K   | H1Z2Z2K  | Cablu solar H1Z2Z2-K          | Кабель солнечный H1Z2Z2-K    |                 |                 | Dca       | Prysmian, Lapp, Elmark
  cab.sihf   | SiHF       | SIHF     | Cablu siliconic SiHF          | Кабель термостойкий SiHF     |                 |                 | standard  | Lapp, Helukabel
  cab.sihf   | RKGM       | RKGM     | Conductor termorezistent RKGM | Провод термостойкий РКГМ     |                 |                 | standard  | Helukabel
`);

const spaced = (text: string): string => (text === '' || text.startsWith(',') ? text : ` ${text}`);

export const cableMarks: CableMark[] = marks.map((row) => ({
  family: cell(row, 0),
  mark: cell(row, 1),
  tag: cell(row, 2),
  noun: { ro: cell(row, 3), ru: cell(row, 4) },
  after: { ro: spaced(cell(row, 5)), ru: spaced(cell(row, 6)) },
  fire: cell(row, 7),
  brands: (cell(row, 8) === '*' ? everyMaker : cell(row, 8)).split(', '),
}));

export function cableMark(mark: string): CableMark {
  const found = cableMarks.find((row) => row.mark === mark);
  if (found === undefined) throw new Error(`No cable mark ${mark}`);
  return found;
}
