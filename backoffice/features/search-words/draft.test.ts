import { expect, test } from 'vitest';
import { type Draft, typedSince } from './draft.ts';

const sent: Draft = {
  lines: { 'kind/plug': 'fișă', 'kind/socket': 'priză' },
  added: { 'kind/socket': 'Priză', 'kind/box': 'Doză' },
  equivalents: 'vvg, nym',
};

test('what is typed while words are being saved is still to be saved', () => {
  const now = { ...sent, lines: { ...sent.lines, 'kind/plug': 'fișă, ștecher' } };
  expect(typedSince(sent, now).lines).toEqual({ 'kind/plug': 'fișă, ștecher' });
  const marks = { ...sent, equivalents: 'vvg, nym, cyy' };
  expect(typedSince(sent, marks).equivalents).toBe('vvg, nym, cyy');
});

test('what was saved is typed no more, and a meaning that got no words yet still waits for some', () => {
  expect(typedSince(sent, sent)).toEqual({
    ...{ lines: {}, equivalents: null },
    added: { 'kind/box': 'Doză' },
  });
});
