import { group, leaf, top } from './node.ts';

export const panels = top(
  'panels',
  ['Tablouri și carcase', 'Tablouri din plastic și metal, firide, șine și contoare.'],
  ['Щиты и корпуса', 'Пластиковые и металлические щиты, боксы учёта, рейки и счётчики.'],
  [
    group(
      ['Tablouri de distribuție', 'Carcase pentru aparate modulare, aparente sau îngropate.'],
      ['Распределительные щиты', 'Корпуса для модульных аппаратов, накладные и встраиваемые.'],
      [
        leaf(
          'pn.plast',
          'modules mounting ip colour series',
          ['Tablouri din plastic', 'Tablouri de locuință de la 4 la 54 de module.'],
          ['Пластиковые боксы', 'Квартирные щиты от 4 до 54 модулей.'],
        ),
        leaf(
          'pn.metal',
          'modules mounting ip width_mm height_mm depth_mm',
          ['Tablouri metalice', 'Carcase din oțel cu placă de montaj, până la IP65.'],
          ['Металлические щиты', 'Стальные корпуса с монтажной панелью, до IP65.'],
        ),
        leaf(
          'pn.meter',
          'kind modules mounting ip',
          ['Firide pentru contor', 'Firide mono și trifazate cu loc pentru automate.'],
          ['Щиты учёта', 'Одно- и трёхфазные щиты с местом под автоматы.'],
        ),
      ],
    ),
    group(
      ['Echipare tablouri', 'Ce intră în tablou pe lângă aparate.'],
      ['Комплектация щитов', 'Что нужно в щите кроме аппаратов.'],
      [
        leaf(
          'pn.din',
          'kind len_m ways in_a',
          ['Șine DIN și bare N/PE', 'Șine, bare de nul și de împământare, blocuri de distribuție.'],
          ['DIN-рейки и шины N/PE', 'Рейки, нулевые и заземляющие шины, кросс-модули.'],
        ),
        leaf(
          'pn.met',
          'poles in_a',
          ['Contoare electrice', 'Contoare mono și trifazate, simple și multitarif.'],
          ['Счётчики электроэнергии', 'Одно- и трёхфазные счётчики, обычные и многотарифные.'],
        ),
      ],
    ),
  ],
);
