import { expect, test } from 'vitest';
import { holds, readPredicate, toFields } from './predicate.ts';

const cable = toFields([
  ['leaf', ['cab.pv3', 'cab.pv3.myf']],
  ['mark', ['MYF']],
  ['section_mm2', ['2.5']],
  ['u_v', ['450/750']],
  ['brand', ['schneider-electric', 'Schneider Electric']],
]);

test.each([
  ['mark=MYF', true],
  ['mark=myf', true],
  ['mark=PV-3', false],
  ['mark=PV-3/MYF', true],
  ['mark=MY', false],
  ['mark^=MY', true],
  ['leaf^=cab. section_mm2=2.5', true],
  ['leaf^=wd./cab.', true],
  ['leaf=cab.pv3', true],
  ['section_mm2=2,50', true],
  ['section_mm2=25', false],
  ['section_mm2=2.5 mark=PV-3', false],
  ['u_v=450/750', true],
  ['brand=Schneider Electric mark=MYF', true],
  ['brand=schneider-electric', true],
  ['colour=white', false],
])('%s holds of a 2.5 mm² MYF wire: %s', (text, held) => {
  expect(holds(readPredicate(text), cable)).toBe(held);
});

test.each(['', 'MYF', 'mark', 'mark=', 'mark=MYF/', 'weight=3', 'MYF cores=1', 'mark>MYF'])(
  'a condition nobody can check is refused: "%s"',
  (text) => {
    expect(() => readPredicate(text)).toThrow();
  },
);
