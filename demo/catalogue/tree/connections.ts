import { group, leaf, top } from './node.ts';

export const connections = top(
  'connectors',
  ['Conexiuni electrice', 'Cleme, papuci, armături și presetupe.'],
  ['Соединения и клеммы', 'Клеммы, наконечники, арматура и кабельные вводы.'],
  [
    group(
      ['Cleme', 'Cleme rapide pentru doze și cleme de șir pentru tablouri.'],
      ['Клеммы', 'Быстрозажимные клеммы для коробок и проходные для щитов.'],
      [
        leaf(
          'cn.wago',
          'kind ways wire_range in_a pack_qty',
          ['Cleme rapide', 'Cleme cu pârghie și cu împingere, 2-8 conductoare.'],
          ['Быстрозажимные клеммы', 'Рычажные и вставные клеммы на 2-8 проводников.'],
        ),
        leaf(
          'cn.strip',
          'kind ways wire_range in_a colour',
          ['Cleme șir și DIN', 'Cleme pentru șină DIN și cleme șir cu 12 perechi.'],
          ['Клеммные колодки и клеммы на DIN-рейку', 'Клеммы на рейку и колодки на 12 пар.'],
        ),
      ],
    ),
    group(
      ['Papuci și conectori', 'Terminarea corectă a cablurilor și a conductoarelor.'],
      ['Наконечники и гильзы', 'Правильное оконцевание кабелей и проводов.'],
      [
        leaf(
          'cn.ferr',
          'section_mm2 len_mm colour pack_qty',
          ['Pini izolați (NShVI)', 'Pini pentru conductoare flexibile, pachete de 100.'],
          ['Наконечники-гильзы НШВИ', 'Гильзы для гибких проводов, упаковки по 100.'],
        ),
        leaf(
          'cn.lug',
          'model section_mm2 diameter_mm material',
          ['Papuci și mufe de cablu', 'Papuci de cupru, aluminiu și bimetalici, 4-240 mm².'],
          [
            'Наконечники и гильзы кабельные ТМЛ, ТА, ГМЛ',
            'Медные, алюминиевые и биметаллические, 4-240 мм².',
          ],
        ),
        leaf(
          'cn.sip',
          'kind section_mm2',
          ['Armături pentru SIP', 'Cleme și console pentru cabluri torsadate.'],
          ['Арматура для СИП', 'Зажимы и кронштейны для самонесущего провода.'],
        ),
        leaf(
          'cn.gland',
          'model diameter_mm ip material',
          ['Presetupe', 'Intrări etanșe de cablu, PG și metrice.'],
          ['Кабельные вводы (сальники)', 'Герметичные вводы с резьбой PG и метрической.'],
        ),
      ],
    ),
  ],
);
