import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';

/** All that the shop and the back office write in, and what lies between. */
const sizes = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20];
const weights = [400, 500, 600, 700, 800];

/** Letters of Romanian and Russian whose parts stand one above another, and of names beside them. */
const letters = [...'ijăâîё', ...'ÎĂÂЁЙÏÖÜÉ'];

const SPACE = 40;

async function fontFace(subset: string) {
  const file = new URL(`../kit/fonts/onest-${subset}.woff2`, import.meta.url);
  return `@font-face {
    font-family: ${subset};
    font-weight: 400 800;
    src: url(data:font/woff2;base64,${await readFile(file, 'base64')});
  }`;
}

/** Every letter at every size and weight, one pixel of the screen a pixel of the page. */
async function drawn(hinting: string) {
  const { executablePath, args } = await findBrowser();
  const own = args.filter((arg) => !arg.startsWith('--font-render-hinting'));
  const browser = await chromium.launch({
    executablePath,
    args: [...own, `--font-render-hinting=${hinting}`],
  });
  const samples = weights.flatMap((weight) =>
    letters.flatMap((letter) => sizes.map((size) => ({ letter, size, weight }))),
  );
  const place = (at: number) => ({
    left: (at % sizes.length) * SPACE,
    top: Math.floor(at / sizes.length) * SPACE,
  });
  try {
    const page = await browser.newPage({
      deviceScaleFactor: 1,
      viewport: {
        width: sizes.length * SPACE,
        height: weights.length * letters.length * SPACE,
      },
    });
    await page.setContent(
      `<style>
        ${await fontFace('latin')} ${await fontFace('cyrillic')}
        body { margin: 0; font-family: latin, cyrillic }
        span { position: absolute; padding: 8px; line-height: 1 }
      </style>` +
        samples
          .map(({ letter, size, weight }, at) => {
            const { left, top } = place(at);
            return `<span style="left: ${left}px; top: ${top}px; font: ${weight} ${size}px/1 latin, cyrillic">${letter}</span>`;
          })
          .join(''),
    );
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ status }) => status);
    });
    expect(faces).toEqual(['loaded', 'loaded']);
    const { data, info } = await sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return samples.map((sample, at) => {
      const { left, top } = place(at);
      const rows = Array.from({ length: SPACE }, (_, row) => {
        const from = (top + row) * info.width + left;
        return 255 - Math.min(...data.subarray(from, from + SPACE));
      });
      return { ...sample, gap: gapIn(rows, sample.size) };
    });
  } finally {
    await browser.close();
  }
}

/** How much lighter a row of pixels is than the lighter of the parts above it and below, 0 to 1. */
function gapIn(rows: number[], size: number) {
  const top = rows.findIndex((ink) => ink > 40);
  const bottom = top + Math.round(size * 0.75);
  return Math.max(
    ...rows.slice(top + 1, top + Math.ceil(size * 0.45)).map((ink, at) => {
      const above = Math.max(...rows.slice(top, top + 1 + at));
      const below = Math.max(...rows.slice(top + 2 + at, bottom));
      return 1 - ink / Math.min(above, below);
    }),
  );
}

// As macOS and Windows draw, as Linux does on its desktops, and as it does where it is told to.
test.for(['none', 'slight', 'full'])(
  'one sees that dots and accents stand above their letters, hinting %s',
  async (hinting) => {
    const closed = (await drawn(hinting))
      .filter(({ gap }) => gap < 0.5)
      .map(({ letter, size, weight, gap }) => `${letter} ${size}px ${weight}: ${gap.toFixed(2)}`);
    expect(closed).toEqual([]);
  },
);
