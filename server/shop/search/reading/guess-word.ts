import { fold } from '../text/fold.ts';
import { soundsOf } from '../text/sound.ts';
import { stem } from '../text/stem.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import { errorsAllowed, typingErrors } from './typing-errors.ts';

type Change = 'transliteration' | 'spelling';
/** `orElse`: another word, as near as the first and less common. */
export type Guess = { word: string; change: Change; orElse?: string };

const isCyrillic = (word: string) => /\p{Script=Cyrillic}/u.test(word);

/**
 * The catalogue's own word somebody may have meant by one it does not know. A short term of the
 * trade is that term, though the catalogue has nothing of the kind: an AFDD is nothing by ADD.
 */
export function guessWord(
  typed: string,
  lexicon: Lexicon,
  isCommon: (word: string) => number,
): Guess | null {
  const word = fold(typed);
  const meant = (guess: string | null, change: Change) =>
    guess === null ? null : { word: guess, change };
  const same = meant(soundsTheSame(word, lexicon), 'transliteration');
  if (same || isAbbreviation(typed)) return same;
  return (
    mistyped(word, lexicon.words, isCommon) ??
    meant(soundsSimilar(word, lexicon), 'transliteration')
  );
}

const LONGEST_ABBREVIATION = 4;
/** Said letter by letter: without a vowel, or with three consonants at its end. */
const SPELLED_OUT = /^[^aeiouyаеиоуыэюя]+$|[^aeiouyаеиоуыэюя]{3}$/u;

const isAbbreviation = (typed: string): boolean =>
  typed.length <= LONGEST_ABBREVIATION &&
  (/^\p{Lu}+$/u.test(typed) || SPELLED_OUT.test(fold(typed)));

const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;
/** Endings of both languages, as they sound. */
const ENDING = /^(?:[aeiou]{1,3}|[aeiou][mhv]|[aeiou]m[iu]|ogo|ego|iah|iam|ul|le|lor|uri)$/;

/** Written in the other script, whole or with another ending. */
function soundsTheSame(word: string, lexicon: Lexicon): string | null {
  const sounds = isCyrillic(word) ? lexicon.latinSounds : lexicon.cyrillicSounds;
  for (let ending = 0; ending <= LONGEST_ENDING; ending++) {
    for (const sound of soundsOf(word)) {
      const length = sound.length - ending;
      const isLikely =
        ending === 0 || (length >= SHORTEST_STEM && ENDING.test(sound.slice(length)));
      const found = isLikely ? sounds.get(sound.slice(0, length)) : undefined;
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** A beginning that sounds like one, or an error on top of the other script. */
function soundsSimilar(word: string, lexicon: Lexicon): string | null {
  const sounds = isCyrillic(word) ? lexicon.latinSounds : lexicon.cyrillicSounds;
  const wanted = soundsOf(word);
  for (const [sound, found] of sounds) {
    if (wanted.some((one) => one.length > 2 && sound.startsWith(one))) return found;
  }
  let best: { errors: number; word: string } | null = null;
  for (const [sound, found] of sounds) {
    for (const one of wanted) {
      const most = Math.min(errorsAllowed(one), best ? best.errors - 1 : 2);
      const errors = most > 0 ? typingErrors(one, sound, most) : most + 1;
      if (errors <= most) best = { errors, word: found };
    }
  }
  return best?.word ?? null;
}

/** Up to this length a wrong first letter makes it another word. */
const SHORT = 5;

function mistyped(word: string, words: string[], isCommon: (word: string) => number): Guess | null {
  const most = errorsAllowed(word);
  if (most === 0) return null;
  const script = isCyrillic(word);
  let fewest = most;
  let nearest: string[] = [];
  for (const one of words) {
    if (Math.abs(one.length - word.length) > most || isCyrillic(one) !== script) continue;
    if (word.length <= SHORT && one[0] !== word[0]) continue;
    if (errorsAllowed(one) === 0) continue;
    const errors = typingErrors(word, one, fewest);
    if (errors > fewest) continue;
    if (errors < fewest) nearest = [];
    fewest = errors;
    nearest.push(one);
  }
  const [best, ...others] = nearest
    .map((one) => ({ word: one, common: isCommon(one) }))
    .sort((a, b) => b.common - a.common);
  if (!best) return null;
  const orElse = others.find((other) => stem(other.word) !== stem(best.word))?.word;
  return { word: best.word, change: 'spelling', ...(orElse !== undefined && { orElse }) };
}
