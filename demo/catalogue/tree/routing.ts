import { group, leaf, top } from './node.ts';

export const routing = top(
  'conduits',
  ['Trasee de cablu', 'Canale, tuburi și jgheaburi pentru cabluri.'],
  ['Прокладка кабеля', 'Кабель-каналы, трубы и лотки.'],
  [
    group(
      ['Canale PVC', 'Canale de perete și piesele lor.'],
      ['Кабель-каналы', 'Настенные каналы и детали к ним.'],
      [
        leaf(
          'ct.duct',
          'width_mm height_mm colour len_m',
          ['Canal de cablu PVC', 'Bare de 2 m, de la 10x10 la 100x60 mm.'],
          ['Кабель-канал ПВХ', 'Планки по 2 м от 10х10 до 100х60 мм.'],
        ),
        leaf(
          'ct.ductacc',
          'kind width_mm height_mm colour',
          ['Accesorii canal', 'Colțuri, ramificații, îmbinări și capace.'],
          ['Аксессуары для кабель-канала', 'Углы, тройники, соединители и заглушки.'],
        ),
      ],
    ),
    group(
      ['Tuburi', 'Tuburi gofrate, rigide și metalice pentru protecția cablului.'],
      ['Трубы', 'Гофрированные, жёсткие и металлические трубы для защиты кабеля.'],
      [
        leaf(
          'ct.corr',
          'diameter_mm material colour reel_m cut',
          ['Tub gofrat (copex) PVC / PE', 'Tub flexibil cu fir de tragere, la metru sau colac.'],
          ['Труба гофрированная ПВХ / ПНД', 'Гофра с зондом, на отрез или бухтой.'],
        ),
        leaf(
          'ct.hdpe',
          'diameter_mm colour reel_m',
          ['Tub dublu strat pentru sol', 'Tuburi pentru cabluri îngropate, 50-160 mm.'],
          ['Труба двустенная для подземной прокладки', 'Трубы для кабеля в земле, 50-160 мм.'],
        ),
        leaf(
          'ct.rigid',
          'diameter_mm colour len_m',
          ['Tub rigid PVC', 'Tuburi drepte pentru trasee aparente îngrijite.'],
          ['Труба жёсткая ПВХ', 'Прямые трубы для аккуратных открытых трасс.'],
        ),
        leaf(
          'ct.hose',
          'diameter_mm material reel_m cut',
          ['Tub metalic flexibil', 'Protecție mecanică pentru utilaje și exterior.'],
          ['Металлорукав', 'Механическая защита у станков и снаружи.'],
        ),
      ],
    ),
    group(
      ['Jgheaburi metalice', 'Jgheaburi pentru multe cabluri și elementele lor de prindere.'],
      ['Металлические лотки', 'Лотки для большого числа кабелей и крепёж.'],
      [
        leaf(
          'ct.tray',
          'kind width_mm height_mm thick_mm len_m',
          ['Jgheaburi perforate și din sârmă', 'Bare de 3 m din oțel zincat, late de 50-600 mm.'],
          [
            'Лотки перфорированные и проволочные',
            'Секции 3 м из оцинкованной стали шириной 50-600 мм.',
          ],
        ),
        leaf(
          'ct.trayacc',
          'kind width_mm height_mm',
          ['Accesorii pentru jgheaburi', 'Capace, coturi, ramificații, console și suporturi.'],
          ['Аксессуары для лотков', 'Крышки, углы, отводы, консоли и подвесы.'],
        ),
      ],
    ),
  ],
);
