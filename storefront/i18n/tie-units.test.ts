import { expect, test } from 'vitest';
import { tieUnits } from './tie-units.ts';

test.each([
  ['Cablu VVGng(A)-LS 3x2.5 mm²', 'Cablu VVGng(A)-LS 3x2.5~mm²'],
  ['Cablu flexibil MYYM 3x1.5 mm², alb', 'Cablu flexibil MYYM 3x1.5~mm², alb'],
  ['Prelungitor pe tambur 4 prize 40 m', 'Prelungitor pe tambur 4 prize 40~m'],
  ['Pini izolați, 100 buc, Haupa', 'Pini izolați, 100~buc, Haupa'],
  ['Труба гофрированная ПВХ 20 мм с зондом', 'Труба гофрированная ПВХ 20~мм с зондом'],
  ['Întrerupător automat S201-C16 1P 16A C 6kA', 'Întrerupător automat S201-C16 1P 16A C 6kA'],
])('%s', (title, tied) => {
  expect(tieUnits(title)).toBe(tied.replaceAll('~', '\u00a0'));
});
