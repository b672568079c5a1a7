/** What people type for a sign the typeface lacks. */
const instead: Record<string, string> = {
  Ω: 'Ohm',
  µ: 'u',
  μ: 'u',
  '⌀': 'Ø',
  φ: 'Ø',
  Φ: 'Ø',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u201b': '‘',
  '\u201f': '“',
  '\u2032': "'",
  '\u2033': '"',
};

/** Latin with all its neighbours, Cyrillic, and the signs of the trade that the typeface has. */
const missing =
  /[^\n\x20-\x7e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u017f\u0218-\u021b\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2030\u2039\u203a\u2044\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/gu;

/** Text as the typeface can show it: a sign it lacks would be an empty box, or nothing. */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\u00ad|[\u200b-\u200f]|\ufeff|\ufe0f/g, '')
    .replace(missing, (sign) => instead[sign] ?? '?');
