import type { Text } from '../../records.ts';
import type { AccessoryRule } from '../family.ts';
import { fillText } from '../templates.ts';
import { lookup, type Values } from '../values.ts';

const texts: Readonly<Record<string, Text>> = {
  'cab.vvgp': {
    ro: 'Cablul plat {mark} are {cores} conductoare de cupru de {section_mm2} mm² așezate în linie, de aceea intră ușor sub tencuială și în canale înguste. Este alegerea obișnuită pentru circuitele de iluminat și de prize dintr-un apartament.',
    ru: 'Плоский кабель {mark} с {cores} медными жилами по {section_mm2} мм², уложенными в ряд, легко ложится под штукатурку и в узкий кабель-канал. Обычный выбор для освещения и розеток в квартире.',
  },
  'cab.vvgng': {
    ro: 'Cablul {mark} nu propagă flacăra în mănunchi și degajă puțin fum, de aceea se folosește în case, birouri și clădiri publice. Are {cores} conductoare de cupru de {section_mm2} mm² și se montează fix, în tub, canal sau jgheab.',
    ru: 'Кабель {mark} не распространяет горение при групповой прокладке и выделяет мало дыма, поэтому подходит для домов, офисов и общественных зданий. Число медных жил: {cores}, сечение {section_mm2} мм²; прокладка стационарная, в трубе, кабель-канале или лотке.',
  },
  'cab.vvgfr': {
    ro: 'Cablul {mark} își păstrează funcția o vreme și în foc, datorită benzii de mică de pe fiecare conductor. Se folosește pentru iluminat de siguranță, desfumare și pompe de incendiu; secțiunea este de {section_mm2} mm².',
    ru: 'Кабель {mark} сохраняет работоспособность при пожаре благодаря слюдяной ленте на каждой жиле. Применяется для аварийного освещения, дымоудаления и пожарных насосов; сечение жил {section_mm2} мм².',
  },
  'cab.nym': {
    ro: 'Cablul {mark} are sub manta un strat de umplutură care îl face rotund și ușor de dezizolat. Cu {cores} conductoare de {section_mm2} mm² se montează aparent sau sub tencuială, în interior; în exterior se protejează de soare.',
    ru: 'У кабеля {mark} под оболочкой есть мягкое заполнение: он круглый и легко разделывается. С {cores} жилами по {section_mm2} мм² его прокладывают открыто или под штукатуркой внутри помещений; снаружи закрывают от солнца.',
  },
  'cab.cyyf': {
    ro: 'Cablul {mark} este cablul de energie românesc cu izolație și manta din PVC care nu propagă flacăra. Varianta cu {cores} conductoare de {section_mm2} mm² alimentează circuite fixe în clădiri și se poate monta în aer, în tub sau în pământ.',
    ru: 'Кабель {mark} — румынский силовой кабель с ПВХ-изоляцией и оболочкой, не распространяющей горение. Исполнение с {cores} жилами по {section_mm2} мм² питает стационарные линии в зданиях, на воздухе, в трубе и в земле.',
  },
  'cab.nyy': {
    ro: 'Cablul {mark} are manta groasă din PVC și suportă montajul direct în pământ. Cu {cores} conductoare de {section_mm2} mm² se folosește pentru alimentarea caselor, porților și iluminatului de curte.',
    ru: 'Кабель {mark} с толстой ПВХ-оболочкой допускает прокладку прямо в земле. С {cores} жилами по {section_mm2} мм² он питает дома, ворота и дворовое освещение.',
  },
  'cab.n2xh': {
    ro: 'Cablul {mark} fără halogeni nu degajă gaze corozive la incendiu și are clasa {fire}. Se cere în școli, spitale și căi de evacuare; conductoarele de cupru au {section_mm2} mm².',
    ru: 'Безгалогенный кабель {mark} при пожаре не выделяет едких газов и имеет класс {fire}. Его требуют в школах, больницах и на путях эвакуации; медные жилы сечением {section_mm2} мм².',
  },
  'cab.nhxh': {
    ro: 'Cablul {mark} {fire} menține alimentarea 90 de minute în foc. Se montează la sisteme de stingere, desfumare și iluminat de siguranță, cu prinderi certificate; are {cores} conductoare de {section_mm2} mm².',
    ru: 'Кабель {mark} {fire} держит питание 90 минут в огне. Его прокладывают на сертифицированных креплениях для пожаротушения, дымоудаления и аварийного освещения; жил {cores}, сечение {section_mm2} мм².',
  },
  'cab.cyaby': {
    ro: 'Cablul {mark} este armat cu bandă de oțel și se așază direct în șanț, pe pat de nisip. Cu {cores} conductoare de cupru de {section_mm2} mm² rezistă la presiunea pământului și la rozătoare.',
    ru: 'Кабель {mark} с бронёй из стальной ленты укладывают прямо в траншею на песчаную подушку. С {cores} медными жилами по {section_mm2} мм² он выдерживает давление грунта и не боится грызунов.',
  },
  'cab.vbbshv': {
    ro: 'Cablul armat {mark} are bandă de oțel și manta de protecție din PVC, pentru montaj în pământ și în încăperi umede. Secțiunea conductoarelor de cupru este de {section_mm2} mm², numărul lor {cores}.',
    ru: 'Бронированный кабель {mark} со стальной лентой и ПВХ-шлангом прокладывают в земле и в сырых помещениях. Сечение медных жил {section_mm2} мм², количество {cores}.',
  },
  'cab.avvg': {
    ro: 'Cablul {mark} are conductoare de aluminiu de {section_mm2} mm² și costă mult mai puțin decât unul de cupru. Se folosește pentru branșamente și coloane; la capete se pun papuci sau cleme potrivite pentru aluminiu.',
    ru: 'Кабель {mark} с алюминиевыми жилами {section_mm2} мм² стоит заметно меньше медного. Применяется для вводов и стояков; на концах нужны наконечники или зажимы для алюминия.',
  },
  'cab.avbb': {
    ro: 'Cablul {mark} are conductoare de aluminiu de {section_mm2} mm² cu o armătură din bandă de oțel. Se așază în pământ, pe trasee lungi, unde prețul pe metru contează.',
    ru: 'Кабель {mark} сочетает алюминиевые жилы {section_mm2} мм² и броню из стальной ленты. Прокладывается в земле на длинных трассах, где важна цена метра.',
  },
  'cab.sip': {
    ro: 'Cablul torsadat {mark} se întinde între stâlpi fără fir purtător separat. Cele {cores} conductoare de aluminiu de {section_mm2} mm² au izolație XLPE rezistentă la soare și ger, pentru branșamentul de la rețea la casă.',
    ru: 'Самонесущий провод {mark} натягивают между опорами без отдельного троса. Его {cores} алюминиевые жилы {section_mm2} мм² в изоляции из сшитого полиэтилена не боятся солнца и мороза: провод для ввода от сети в дом.',
  },
  'cab.pvs': {
    ro: 'Cablul flexibil {mark} are {cores} conductoare din fire subțiri de cupru, {section_mm2} mm², și se îndoaie de multe ori fără să se rupă. Se folosește la prelungitoare, scule și aparate de uz casnic; la montaj se pun pini pe capete.',
    ru: 'Гибкий {mark} с {cores} многопроволочными медными жилами {section_mm2} мм² выдерживает частые изгибы. Его ставят на удлинители, инструмент и бытовую технику; концы оформляют гильзами.',
  },
  'cab.shvvp': {
    ro: 'Cordonul plat {mark} cu {cores} conductoare de {section_mm2} mm² este subțire și discret. Potrivit pentru veioze, difuzoare și aparate mici, nu pentru instalația fixă.',
    ru: 'Плоский шнур {mark} с {cores} жилами по {section_mm2} мм² тонкий и незаметный. Подходит для светильников, колонок и мелких приборов, но не для стационарной проводки.',
  },
  'cab.kg': {
    ro: 'Cablul {mark} are izolație și manta din cauciuc și rămâne flexibil la ger. Cu secțiunea de {section_mm2} mm² se folosește pe șantiere, la aparate de sudură, pompe și prelungitoare de exterior.',
    ru: 'Кабель {mark} с резиновой изоляцией и оболочкой остаётся гибким на морозе. С сечением {section_mm2} мм² его применяют на стройках, для сварки, насосов и уличных удлинителей.',
  },
  'cab.pv1': {
    ro: 'Conductorul rigid {mark} are un singur fir de cupru de {section_mm2} mm² și se trage prin tuburi sau se folosește în tablouri. Culoarea {colour:f} ajută la recunoașterea fazei, a nulului sau a împământării.',
    ru: 'Жёсткий провод {mark} с одной медной проволокой {section_mm2} мм² протягивают в трубах и применяют в щитах. Цвет {colour} помогает отличить фазу, ноль и заземление.',
  },
  'cab.pv3': {
    ro: 'Conductorul flexibil {mark} de {section_mm2} mm² este făcut din fire subțiri de cupru și se așază ușor în tablouri. Pe capete se pun pini izolați de aceeași secțiune; culoarea este {colour:f}.',
    ru: 'Гибкий провод {mark} сечением {section_mm2} мм² из тонких медных проволок удобно укладывать в щите. На концы ставят изолированные гильзы того же сечения; цвет {colour}.',
  },
  'cab.kvvg': {
    ro: 'Cablul de comandă {mark} are {cores} conductoare numerotate de {section_mm2} mm² pentru circuite de semnalizare, măsură și comandă. Se montează fix, în tablouri și pe jgheaburi.',
    ru: 'Контрольный кабель {mark} с {cores} жилами {section_mm2} мм² служит для цепей сигнализации, измерения и управления. Прокладывается стационарно, в шкафах и лотках.',
  },
  'cab.liycy': {
    ro: 'Cablul {mark} are {cores} conductoare flexibile de {section_mm2} mm² pentru comandă și transmisie de semnal în automatizări. Conductoarele sunt numerotate sau colorate, ca să fie ușor de conectat.',
    ru: 'Кабель {mark} с {cores} гибкими жилами {section_mm2} мм² предназначен для управления и передачи сигналов в автоматике. Жилы пронумерованы или окрашены, их легко подключать.',
  },
  'cab.solar': {
    ro: 'Cablul solar {mark} de {section_mm2} mm² leagă panourile fotovoltaice de invertor la tensiuni până la 1500 V c.c. Mantaua rezistă la ultraviolete și ozon, iar culoarea {colour:f} marchează polul.',
    ru: 'Солнечный кабель {mark} {section_mm2} мм² соединяет панели с инвертором при напряжении до 1500 В постоянного тока. Оболочка стойка к ультрафиолету и озону, цвет {colour} обозначает полюс.',
  },
  'cab.sihf': {
    ro: 'Cablul {mark} cu izolație siliconică funcționează până la 180 °C. Se folosește la cuptoare, saune și corpuri de iluminat fierbinți; conductoarele au {section_mm2} mm².',
    ru: '{mark} в силиконовой изоляции работает при температуре до 180 °C. Применяется в печах, саунах и горячих светильниках; сечение {section_mm2} мм².',
  },
};

export const cableAbout = (id: string, values: Values): Text => fillText(lookup(texts, id), values);

const fixedInstallation: AccessoryRule[] = [
  { family: 'cn.wago', take: 2 },
  { family: 'ct.corr', take: 2 },
  { family: 'mt.clip', take: 1 },
  { family: 'mt.junc', take: 1 },
];
const flexible: AccessoryRule[] = [
  { family: 'cn.ferr', take: 2, same: ['section_mm2'] },
  { family: 'cn.lug', take: 2, same: ['section_mm2'], where: { material: 'copper' } },
  { family: 'tl.crimp', take: 2 },
];
const heavy: AccessoryRule[] = [
  { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'copper' } },
  { family: 'mt.shrink', take: 2 },
  { family: 'mt.tie', take: 1 },
];
const rules: Readonly<Record<string, AccessoryRule[]>> = {
  'cab.cyaby': heavy,
  'cab.vbbshv': heavy,
  'cab.avvg': [
    { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'aluminium' } },
    { family: 'mt.shrink', take: 2 },
  ],
  'cab.avbb': [
    { family: 'cn.lug', take: 3, same: ['section_mm2'], where: { material: 'aluminium' } },
    { family: 'mt.shrink', take: 2 },
  ],
  'cab.sip': [{ family: 'cn.sip', take: 6 }],
  'cab.pvs': [...flexible.slice(0, 1), { family: 'wd.plug', take: 3 }],
  'cab.shvvp': [{ family: 'wd.plug', take: 3 }],
  'cab.kg': [...flexible.slice(0, 2), { family: 'wd.cee', take: 2 }],
  'cab.pv3': flexible,
  'cab.liycy': flexible,
  'cab.solar': [{ family: 'en.pv', take: 4, where: { kind: 'mc4' } }],
  'cab.sihf': [{ family: 'cn.ferr', take: 2, same: ['section_mm2'] }],
};

export const cableAccessories = (id: string): AccessoryRule[] => rules[id] ?? fixedInstallation;
