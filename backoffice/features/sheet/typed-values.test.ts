import { expect, test, vi } from 'vitest';
import { formatDay, formatTable, parseDay, parseTable } from './typed-values.ts';

test.each(['America/New_York', 'Asia/Tokyo'])('a day typed in %s is a day of the shop', (zone) => {
  vi.stubEnv('TZ', zone);
  try {
    expect(parseDay('05.12.2026', 'start')).toBe('2026-12-04T22:00:00.000Z');
    expect(parseDay('05.12.2026', 'end')).toBe('2026-12-05T21:59:59.000Z');
    expect(formatDay('2026-12-05T21:59:59.000Z', 'end')).toBe('05.12.2026');
    expect(formatDay('2026-12-05T12:30:00.000Z', 'start')).toBe('05.12.2026 14:30');
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a day is read as it is written, and a day that is none is none', () => {
  const moment = parseDay('05.12.2026', 'start');
  expect(moment && formatDay(moment, 'start')).toBe('05.12.2026');
  const end = parseDay('2026-12-05', 'end');
  expect(end && formatDay(end, 'end')).toBe('05.12.2026');
  const hour = parseDay('5.12.2026 14:30', 'start');
  expect(hour && formatDay(hour, 'start')).toBe('05.12.2026 14:30');
  for (const none of ['31.02.2026', 'mâine', '12']) expect(parseDay(none, 'start')).toBeNull();
});

test('what Excel copies is read cell by cell, quotes and last line end included', () => {
  expect(parseTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseTable('"a\tb"\t"5"" x"\n')).toEqual([['a\tb', '5" x']]);
  expect(parseTable('una')).toEqual([['una']]);
  expect(parseTable('\t\n')).toEqual([['', '']]);
});

test('what is copied is what Excel, and the sheet itself, read again', () => {
  const cells = [
    ['12,50', 'Cablu 3×2,5'],
    ['5" x', 'rând\tcu tab'],
    ['', 'două\nrânduri'],
    ['', ''],
  ];
  expect(parseTable(formatTable(cells))).toEqual(cells);
  expect(formatTable([['1', '2']])).toBe('1\t2');
});
