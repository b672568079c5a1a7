import { IMPORTANCE, type Meaning, type Term, WEIGHT } from '../meaning.ts';
import { nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import type { Token } from '../text/tokenise.ts';
import { LATER, lighter } from '../vocabulary/lighter.ts';
import { namesThing, type Saying } from '../vocabulary/parse-meaning.ts';
import { partsOf, phraseKey, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { sharedWords, wordMeanings } from './read-words.ts';

const LONGEST_NAME = 4;
const LONGEST_PHRASE = 5;

type Said = { typed: string; sayings: Saying[]; length: number };

/** The longest name or phrase of the trade the tokens begin with. */
export function readSaying(tokens: Token[], vocabulary: Vocabulary, isRated: boolean) {
  const said = findName(tokens, vocabulary) ?? findPhrase(tokens, vocabulary);
  return said && { term: sayingTerm(said, isRated), length: said.length };
}

const written = (tokens: Token[]) => tokens.map(({ raw }) => raw).join(' ');

/** A name may be written apart: ВВГ нг LS, ПВ 3, Easy 9. */
function findName(tokens: Token[], { names, families }: Vocabulary): Said | null {
  if (tokens[0]?.kind === 'number') return null;
  for (let length = Math.min(LONGEST_NAME, tokens.length); length > 0; length--) {
    const named = tokens.slice(0, length);
    const isName = named.every(({ kind }) => ['word', 'number', 'value'].includes(kind));
    const key = nameKey(written(named));
    const sayings = names.get(key) ?? (length === 1 ? families.get(key) : undefined);
    if (isName && sayings) return { typed: written(named), sayings, length };
  }
  return null;
}

function findPhrase(tokens: Token[], vocabulary: Vocabulary): Said | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length--) {
    const typed = written(tokens.slice(0, length));
    const sayings = sayingsOf(partsOf(typed), vocabulary);
    if (sayings) return { typed, sayings, length };
  }
  return null;
}

/** As it is written, as a section is called, without the little words, or in one word. */
function sayingsOf(words: string[], { phrases, sections }: Vocabulary): Saying[] | undefined {
  const telling = words.filter((word) => !stopWords.has(word));
  const isWhole = telling.length > 0 && telling.at(-1) === words.at(-1);
  return (
    phrases.get(phraseKey(words)) ??
    sections.get(phraseKey(words)) ??
    (isWhole ? phrases.get(phraseKey(telling)) : undefined) ??
    (words.length > 1 ? phrases.get(stem(words.join(''))) : undefined)
  );
}

const RATED_BONUS = 25;

/** Whatever a name or phrase stands for, it is a word as well: titles may carry it. */
function sayingTerm({ typed, sayings }: Said, isRated: boolean): Term {
  const meanings = sayings
    .filter(({ whenRated }) => isRated || !whenRated)
    .map(({ meaning, whenRated }, place) =>
      lighter(meaning, place * LATER - (whenRated ? RATED_BONUS : 0)),
    );
  return {
    typed,
    meanings,
    // The J of NYY-J is no reason to prefer NYM-J.
    welcome: sharedWords(typed).filter(({ typed: part }) => part.length > 1),
    // What stands beside the kind in its section resembles it.
    otherwise: [...wordMeanings(typed), ...meanings.flatMap(sectionOf)],
    importance: Math.max(...sayings.map(({ meaning }) => importanceOf(meaning))),
    names: meanings.some(namesThing) ? 'thing' : null,
  };
}

const sectionOf = (meaning: Meaning): Meaning[] =>
  meaning.is === 'together'
    ? meaning.meanings
        .filter(({ is }) => is === 'category')
        .map((one) => ({ ...one, weight: WEIGHT.category }))
    : [];

function importanceOf(meaning: Meaning): number {
  if (meaning.is === 'category') return IMPORTANCE.thing;
  if (meaning.is === 'brand') return IMPORTANCE.brand;
  if (meaning.is === 'together') return Math.max(...meaning.meanings.map(importanceOf));
  if (meaning.is !== 'value') return IMPORTANCE.word;
  return meaning.attribute === 'mark' ? IMPORTANCE.mark : IMPORTANCE.brand;
}
