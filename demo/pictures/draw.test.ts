import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { families as catalogue } from '../catalogue/families/families.ts';
import { banners, drawPicture, news } from './draw.ts';
import { families } from './families.ts';
import { drawPlaceholder } from './placeholder.ts';

const names = catalogue.map(({ id }) => id);
const views = ['main', 'detail', 'pack'] as const;

const coresOf = (svg: string): string[] =>
  [...svg.matchAll(/data-core="([^"]*)"/g)].map(([, colour = '']) => colour).sort();

/** How much of the picture is not white paper. */
async function inked(svg: string): Promise<number> {
  // Drawn at a tenth of its size: as much as the eye needs to see whether there is something.
  const { data } = await sharp(Buffer.from(svg), { density: 7.2 })
    .resize(60, 60, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((tone) => tone < 235).length / data.length;
}

describe('product drawings', () => {
  test('there is one for each family of the catalogue', () => {
    expect(Object.keys(families).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)('%s is drawn in every view and fills its sheet', async (family) => {
    for (const view of views) {
      const svg = drawPicture(`${family}~${view}~`);
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 600 600"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(13_000);
      expect(await inked(svg)).toBeGreaterThan(0.05);
    }
  });

  test('they bring everything with them: no fonts, scripts or outside files', () => {
    for (const name of names) {
      const svg = drawPicture(`${name}~main~brand=Könner&Söhnen`).replace(/xmlns="[^"]+"/, '');
      expect(svg).not.toMatch(/<text|<script|<image|<foreignObject|https?:|\son\w+=/i);
    }
  });

  test('the same name gives the same bytes, another value another picture', () => {
    const name = 'pr.mcb~main~poles=3P;in_a=25;curve=C;brand=ABB';
    expect(drawPicture(name)).toBe(drawPicture(name));
    expect(drawPicture(name)).not.toBe(drawPicture(name.replace('in_a=25', 'in_a=16')));
    expect(drawPicture(name)).not.toBe(drawPicture(name.replace('3P', '1P')));
  });

  test('a family nobody has drawn is a plain box', async () => {
    const svg = drawPicture('zz.unknown~main~brand=Cablaj');
    expect(await inked(svg)).toBeGreaterThan(0.2);
  });

  test.each([
    '',
    '~',
    'pr.mcb',
    'pr.mcb~side~',
    'pr.mcb~main~poles=;in_a=abc;curve',
    'cab.vvgng~main~cores=0;section_mm2=-4;colour=nonsense',
    'cab.kvvg~detail~cores=61;section_mm2=1e9',
    'cab.pv3~main~colour="><script>alert(1)</script>',
    'wd.frame~main~posts=900',
    'pn.plast~main~modules=-3;brand=<&"',
    'lt.flood~main~power_w=99999999',
    '__proto__~main~',
    'constructor~main~',
    'wd.socket~main~colour=constructor;series=toString',
  ])('the name %j still gives a sound picture', async (name) => {
    const svg = drawPicture(name);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(600);
  });
});

describe('cable ends', () => {
  test.each([
    ['cab.vvgng~main~cores=2;section_mm2=1.5', ['blue', 'brown']],
    ['cab.vvgng~main~cores=3;section_mm2=2.5', ['blue', 'brown', 'yellow-green']],
    ['cab.nym~main~mark=NYM-O;cores=3;section_mm2=1.5', ['black', 'brown', 'grey']],
    ['cab.cyaby~main~cores=4;section_mm2=16', ['black', 'brown', 'grey', 'yellow-green']],
    ['cab.vvgng~main~cores=5;section_mm2=4', ['black', 'blue', 'brown', 'grey', 'yellow-green']],
    ['cab.vvgp~main~cores=3;section_mm2=2.5', ['blue', 'brown', 'yellow-green']],
    ['cab.kg~main~cores=3+1;section_mm2=2.5', ['black', 'brown', 'grey', 'yellow-green']],
    ['cab.pv3~main~section_mm2=6;colour=yellow-green', ['yellow-green']],
    ['cab.sip~main~cores=4;section_mm2=25', ['black', 'black', 'black', 'black']],
  ])('%s shows its cores', (name, cores) => {
    expect(coresOf(drawPicture(name))).toEqual(cores);
    if (!name.includes('sip')) {
      expect(coresOf(drawPicture(name.replace('~main~', '~detail~')))).toEqual(cores);
    }
  });

  test('a control cable shows all of its nineteen, one of them earth', () => {
    const cores = coresOf(drawPicture('cab.kvvg~main~cores=19;section_mm2=1.5'));
    expect(cores.length).toBe(19);
    expect(cores.filter((colour) => colour === 'yellow-green').length).toBe(1);
  });

  test('a data cable shows four pairs', () => {
    expect(coresOf(drawPicture('lv.utp~main~cat=6')).length).toBe(8);
  });

  test('copper and aluminium are told apart', () => {
    const copper = drawPicture('cab.vvgng~main~cores=4;section_mm2=16');
    const aluminium = drawPicture('cab.avvg~main~cores=4;section_mm2=16;conductor=Al');
    expect([copper.includes('#cf7a45'), aluminium.includes('#cf7a45')]).toEqual([true, false]);
  });

  test('little is sold in coils, much on drums', () => {
    const wood = '#b98a5c';
    const coil = drawPicture('cab.vvgng~pack~cores=3;section_mm2=2.5;reel_m=100');
    const drum = drawPicture('cab.vvgng~pack~cores=5;section_mm2=16;reel_m=500');
    expect([coil.includes(wood), drum.includes(wood)]).toEqual([false, true]);
  });
});

describe('other drawings', () => {
  test.each([
    ...banners.kinds.map((kind) => [`banner~${kind}~`, 1600, 640] as const),
    ...news.kinds.map((kind) => [`news~${kind}~`, 1200, 675] as const),
    ['news~anything-else~', 1200, 675] as const,
    ['banner~toString~', 1600, 640] as const,
    ['placeholder~~', 600, 600] as const,
  ])('%s measures %i x %i', async (name, wide, high) => {
    const svg = drawPicture(name);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([wide, high]);
    expect(drawPicture(name)).toBe(svg);
  });

  test('the placeholder is a picture, not a blank', async () => {
    expect(await inked(drawPlaceholder())).toBeGreaterThan(0.03);
  });
});
