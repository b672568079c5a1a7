const SHORTEST = 3;

/** Longest first; й is folded to и, ё to е. */
const RUSSIAN =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ах|ях|ов|ев|еи|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ам|ям|ую|юю|ых|их|ою|ею|ия|ью|а|я|о|е|и|ы|у|ю|ь)$/u;
const ROMANIAN =
  /(?:urilor|urile|ului|iilor|elor|ilor|iile|uri|lor|ele|ile|iul|iei|ul|ii|ie|ia|ea|ei|a|e|i|u)$/;

/**
 * What is left of a folded word without its ending, for words that are inflected: enough to bring
 * the forms of one noun or adjective together. Words with digits are names and stay.
 */
export function stem(word: string): string {
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return withoutFleetingVowel(cut(word, RUSSIAN));
  if (/^[a-z]+$/.test(word)) return withoutDiphthong(cutRomanian(word));
  return word;
}

function cut(word: string, ending: RegExp): string {
  if (word.length <= SHORTEST) return word;
  const length = ending.exec(word)?.[0].length ?? 0;
  // A long ending on a short word is no ending: try the vowel alone.
  if (word.length - length >= SHORTEST) return word.slice(0, word.length - length);
  return /[аяоеиыуюьaeiu]$/u.test(word) ? word.slice(0, -1) : word;
}

/** Endings that belong to the word: flexibil and profile, modul. */
function cutRomanian(word: string): string {
  if (/[bf]ile$/.test(word)) return word.slice(0, -1);
  return word === 'modul' ? word : cut(word, ROMANIAN);
}

/** розеток, розетка; стяжек, стяжка. */
const withoutFleetingVowel = (word: string) =>
  word.length > 4 ? word.replace(/[ое]к$/u, 'к') : word;

/** întrerupător, întrerupătoare; negru, neagră. */
const withoutDiphthong = (word: string) =>
  word.replace(/oa(?=[^aeiou]+$)/, 'o').replace(/ea(?=[^aeiou]+$)/, 'e');
