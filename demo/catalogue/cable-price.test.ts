import { describe, expect, test } from 'vitest';
import { aluminiumPrice, cableEnding, copperPrice, wholeReel } from './cable-price.ts';

const plain = { factor: 1, add: 0 };
const copper = (cores: number, section: number) => copperPrice(cores * section, cores, plain);
const aluminium = (cores: number, section: number) => aluminiumPrice(cores * section, plain);

describe('the price of a metre of cable', () => {
  test.each([
    [2, 1.5, 10.5],
    [3, 1.5, 15.3],
    [3, 2.5, 23.7],
    [3, 4, 36.3],
    [3, 6, 53.2],
    [5, 2.5, 38.9],
    [5, 4, 60],
    [5, 6, 88],
    [1, 2.5, 8.5],
    [1, 6, 18.3],
  ])('copper %dx%d costs about %d lei', (cores, section, lei) => {
    expect(copper(cores, section)).toBeCloseTo(lei, 1);
  });

  test.each([
    [5, 10, 144],
    [5, 16, 228],
    [4, 25, 284],
  ])('copper %dx%d costs %d lei', (cores, section, lei) => {
    expect(Math.round(copper(cores, section))).toBe(lei);
  });

  test.each([
    [2, 16, 12.6],
    [4, 16, 25.2],
    [4, 25, 39.3],
    [4, 50, 78.7],
  ])('aluminium %dx%d costs about %d lei', (cores, section, lei) => {
    expect(Math.abs(aluminium(cores, section) - lei)).toBeLessThan(0.06);
  });

  test('armour costs a share and a fixed sum', () => {
    const armoured = copperPrice(64, 4, { factor: 1.22, add: 4 });
    expect(armoured).toBeCloseTo(copper(4, 16) * 1.22 + 4, 10);
  });

  test('is kept to the ban', () => {
    expect(cableEnding(23.7333)).toBe(2373);
  });

  test('falls by four per cent for a whole reel', () => {
    expect(wholeReel(5, 100)).toBe(480);
  });
});
