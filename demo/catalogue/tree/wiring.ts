import { group, leaf, top } from './node.ts';

const switches = 'series gang wiring indicator colour in_a ip mounting';
const sockets = 'series outlets earth shutter colour in_a ip mounting';

export const wiring = top(
  'wiring-devices',
  ['Prize și întrerupătoare', 'Aparataj de perete, fișe, prelungitoare și prize industriale.'],
  ['Розетки и выключатели', 'Настенные механизмы, вилки, удлинители и силовые разъёмы.'],
  [
    group(
      ['Aparataj îngropat', 'Mecanisme și rame pentru doze îngropate, pe serii și culori.'],
      ['Скрытый монтаж', 'Механизмы и рамки для скрытого монтажа по сериям и цветам.'],
      [
        group(
          [
            'Întrerupătoare și comutatoare',
            'Întrerupătoare simple, duble, cap-scară, cruce și butoane.',
          ],
          [
            'Выключатели и переключатели',
            'Одно- и двухклавишные, проходные, перекрёстные и кнопки.',
          ],
          [
            leaf(
              'wd.switch.single',
              switches,
              ['Întrerupătoare simple', 'O clapă, un circuit de lumină; și cu indicator luminos.'],
              ['Выключатели одноклавишные', 'Одна клавиша, одна группа света; есть с подсветкой.'],
            ),
            leaf(
              'wd.switch.double',
              switches,
              ['Întrerupătoare duble', 'Două clape pentru două circuite de lumină.'],
              ['Выключатели двухклавишные', 'Две клавиши для двух групп света.'],
            ),
            leaf(
              'wd.switch.triple',
              switches,
              ['Întrerupătoare triple', 'Trei clape într-o singură doză.'],
              ['Выключатели трёхклавишные', 'Три клавиши в одной коробке.'],
            ),
            leaf(
              'wd.switch.two-way',
              switches,
              ['Întrerupătoare cap-scară', 'Aprind și sting aceeași lumină din două locuri.'],
              ['Выключатели проходные', 'Управляют одним светом из двух мест.'],
            ),
            leaf(
              'wd.switch.cross',
              switches,
              [
                'Întrerupătoare cap-cruce',
                'Al treilea și următoarele locuri de comandă a luminii.',
              ],
              ['Выключатели перекрёстные', 'Третье и следующие места управления светом.'],
            ),
            leaf(
              'wd.switch.push',
              switches,
              ['Butoane de perete', 'Butoane de sonerie și de impuls.'],
              ['Кнопки настенные', 'Кнопки звонка и импульсные.'],
            ),
            leaf(
              'wd.switch.blinds',
              switches,
              [
                'Întrerupătoare pentru jaluzele',
                'Comandă sus-jos pentru jaluzele și rulouri electrice.',
              ],
              ['Выключатели для жалюзи', 'Управление вверх-вниз для жалюзи и рольставней.'],
            ),
          ],
        ),
        group(
          ['Prize', 'Prize simple și duble, cu sau fără împământare, cu capac.'],
          ['Розетки', 'Одинарные и двойные розетки, с заземлением и без, с крышкой.'],
          [
            leaf(
              'wd.socket.earth',
              sockets,
              ['Prize cu împământare', 'Prize pentru aparate cu fișă cu împământare, 16 A.'],
              ['Розетки с заземлением', 'Розетки 16 А для приборов с заземлением.'],
            ),
            leaf(
              'wd.socket.plain',
              sockets,
              ['Prize fără împământare', 'Prize pentru instalații vechi cu două fire.'],
              ['Розетки без заземления', 'Розетки для старой двухпроводной сети.'],
            ),
            leaf(
              'wd.socket.lid',
              sockets,
              ['Prize cu capac IP44', 'Prize cu capac pentru bucătărie și baie.'],
              ['Розетки с крышкой IP44', 'Розетки с крышкой для кухни и ванной.'],
            ),
          ],
        ),
        leaf(
          'wd.usb',
          'series kind outlets colour power_w',
          ['Prize USB', 'Prize cu încărcare USB A și C pentru telefon și tabletă.'],
          ['Розетки USB', 'Розетки с зарядкой USB A и C для телефона и планшета.'],
        ),
        leaf(
          'wd.weak',
          'series kind cat colour outlets',
          ['Prize TV, date, telefon', 'Prize pentru antenă, rețea, telefon și HDMI.'],
          ['Розетки ТВ, RJ45, телефон', 'Розетки для антенны, сети, телефона и HDMI.'],
        ),
        leaf(
          'wd.frame',
          'series posts colour material',
          ['Rame', 'Rame de la unu la cinci posturi, pentru fiecare serie.'],
          ['Рамки', 'Рамки от одного до пяти постов для каждой серии.'],
        ),
        leaf(
          'wd.dim',
          'series kind power_w colour',
          ['Variatoare și termostate', 'Reglaj de lumină și termostate pentru pardoseală caldă.'],
          ['Диммеры и терморегуляторы', 'Регулировка света и терморегуляторы тёплого пола.'],
        ),
      ],
    ),
    group(
      ['Aparataj aparent', 'Prize și întrerupătoare montate direct pe perete.'],
      ['Открытый монтаж', 'Розетки и выключатели прямо на стену.'],
      [
        leaf(
          'wd.surf',
          'kind gang outlets earth colour series',
          ['Prize și întrerupătoare aparente IP20', 'Pentru încăperi uscate, fără doză.'],
          ['Накладные розетки и выключатели IP20', 'Для сухих помещений, без подрозетника.'],
        ),
        leaf(
          'wd.ip54',
          'kind gang outlets ip colour series',
          ['Prize și întrerupătoare IP44/IP54', 'Pentru garaj, subsol, terasă și atelier.'],
          ['Розетки и выключатели IP44/IP54', 'Для гаража, подвала, террасы и мастерской.'],
        ),
      ],
    ),
    group(
      ['Fișe și prelungitoare', 'Fișe, cuple, adaptoare și prelungitoare gata făcute.'],
      ['Вилки и удлинители', 'Вилки, гнёзда, переходники и готовые удлинители.'],
      [
        leaf(
          'wd.plug',
          'kind in_a earth colour',
          [
            'Fișe, cuple, triplu ștecher',
            'Piese pentru repararea și prelungirea cablurilor de alimentare.',
          ],
          ['Вилки, гнёзда, тройники', 'Детали для ремонта и удлинения шнуров питания.'],
        ),
        leaf(
          'wd.ext',
          'outlets len_m section_mm2 earth',
          ['Prelungitoare', 'Prelungitoare cu 3-6 prize, de la 1,5 la 10 m.'],
          ['Удлинители', 'Удлинители на 3-6 розеток, от 1,5 до 10 м.'],
        ),
        leaf(
          'wd.reel',
          'outlets len_m section_mm2 ip',
          ['Prelungitoare pe tambur', 'Tambure de 25-50 m pentru curte și șantier.'],
          ['Удлинители на катушке', 'Катушки 25-50 м для двора и стройки.'],
        ),
      ],
    ),
    group(
      ['Prize industriale CEE', 'Prize și fișe de putere mono și trifazate după IEC 60309.'],
      ['Силовые разъёмы CEE', 'Мощные одно- и трёхфазные разъёмы по IEC 60309.'],
      [
        leaf(
          'wd.cee',
          'kind in_a poles ip mounting u_v',
          ['Fișe și prize CEE', 'Fișe, cuple și prize de 16, 32 și 63 A.'],
          ['Вилки и розетки CEE (ССИ)', 'Вилки, переносные и стационарные розетки 16, 32 и 63 А.'],
        ),
      ],
    ),
  ],
);
