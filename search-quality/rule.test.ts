import { describe, expect, test } from 'vitest';
import { readPredicate } from './predicate.ts';
import { readRule } from './rule.ts';

const must = readPredicate('mark=MYYM cores=3 section_mm2=1.5');

test.each([
  ['top1', 'top', 1],
  ['top 3', 'top', 3],
  ['all4', 'all', 4],
  ['ALL12', 'all', 12],
])('%s', (text, kind, count) => {
  expect(readRule(text, must)).toEqual({ kind, count, also: [] });
});

describe('what has to be found as well', () => {
  const alsoIn = (text: string) => readRule(text, must).also;
  const [pvs, h05] = [readPredicate('mark=PVS'), readPredicate('mark=H05VV-F')];
  const size = readPredicate('cores=3 section_mm2=1.5');

  test('is named in full', () => {
    expect(alsoIn('top1; also24 mark=MYF section_mm2=6')).toEqual([
      { within: 24, predicate: readPredicate('mark=MYF section_mm2=6') },
    ]);
  });

  test('or by the size the first must have', () => {
    expect(alsoIn('top1; also24 mark=PVS and mark=H05VV-F, same size')).toEqual([
      { within: 24, predicate: [...pvs, ...size] },
      { within: 24, predicate: [...h05, ...size] },
    ]);
  });

  test('a size of its own is kept', () => {
    expect(alsoIn('top1; also10 mark=PVS section_mm2=1, same size')).toEqual([
      { within: 10, predicate: readPredicate('mark=PVS section_mm2=1 cores=3') },
    ]);
  });
});

test.each(['', 'top', 'top0', 'first3', 'all4 or so', 'also24 mark=PVS', 'top1; also mark=PVS'])(
  'a rule nobody can follow is refused: "%s"',
  (text) => {
    expect(() => readRule(text, must)).toThrow();
  },
);

test('the same size is refused where none was asked for', () => {
  const sizeless = readPredicate('leaf=wd.usb');
  expect(() => readRule('top1; also24 mark=PVS, same size', sizeless)).toThrow();
});
