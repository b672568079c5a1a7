import { IMPORTANCE, type Meaning, type Term, WEIGHT } from '../meaning.ts';
import { nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import type { Token } from '../text/tokenise.ts';
import { LATER, lighter } from '../vocabulary/lighter.ts';
import { isAlways, namesThing, type Sense } from '../vocabulary/parse-meaning.ts';
import { partsOf, phraseKey, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { sharedWords, wordMeanings } from './read-words.ts';

const LONGEST_NAME = 4;
const LONGEST_PHRASE = 5;

type FoundName = { typed: string; senses: Sense[]; length: number };

/** What a text says that decides what some of its words mean. */
export type Around = { isRated: boolean; named: Named };

/** What a text names: sections, and whether it does so by the mark of a cable. */
type Named = { sections: ReadonlySet<string>; isMarked: boolean };

/**
 * The longest name or phrase of the trade the tokens begin with, and what it means beside the rest:
 * «prize» are sockets, and beside «cablu» the cable for them.
 */
export function readSense(tokens: Token[], vocabulary: Vocabulary, around: Around) {
  const match = findName(tokens, vocabulary) ?? findPhrase(tokens, vocabulary);
  const holding = match?.senses.filter((sense) => holds(sense, around)) ?? [];
  const here = holding.filter(({ beside }) => beside);
  const senses = here.length > 0 ? here : holding;
  return match && senses.length > 0
    ? { term: senseTerm({ ...match, senses }), length: match.length }
    : null;
}

const holds = ({ whenRated, beside }: Sense, { isRated, named }: Around): boolean =>
  (!whenRated || isRated) &&
  (!beside || named.isMarked || [...named.sections].some((slug) => beside.has(slug)));

/** Who names more things than these has pasted a page. */
const MOST_NAMING = 40;

/** By what its words stand for by themselves. A mark is a cable's, of whichever section. */
export function namedIn(tokens: Token[], vocabulary: Vocabulary): Named {
  const sections = new Set<string>();
  let isMarked = false;
  const meet = (meaning: Meaning) => {
    if (meaning.is === 'category') sections.add(meaning.slug);
    if (meaning.is === 'value' && meaning.attribute === 'mark') isMarked = true;
    if (meaning.is === 'together') meaning.meanings.forEach(meet);
  };
  for (const at of tokens.keys()) {
    if (at >= MOST_NAMING) break;
    const rest = tokens.slice(at, at + LONGEST_PHRASE);
    const match = findName(rest, vocabulary) ?? findPhrase(rest, vocabulary);
    for (const sense of match?.senses ?? []) if (isAlways(sense)) meet(sense.meaning);
  }
  return { sections, isMarked };
}

const written = (tokens: Token[]) => tokens.map(({ raw }) => raw).join(' ');

/** A name may be written apart: ВВГ нг LS, ПВ 3, Easy 9. */
function findName(tokens: Token[], { names, families }: Vocabulary): FoundName | null {
  if (tokens[0]?.kind === 'number') return null;
  for (let length = Math.min(LONGEST_NAME, tokens.length); length > 0; length--) {
    const named = tokens.slice(0, length);
    const isName = named.every(({ kind }) => ['word', 'number', 'value'].includes(kind));
    const key = nameKey(written(named));
    const senses = names.get(key) ?? (length === 1 ? families.get(key) : undefined);
    if (isName && senses) return { typed: written(named), senses, length };
  }
  return null;
}

function findPhrase(tokens: Token[], vocabulary: Vocabulary): FoundName | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length--) {
    const typed = written(tokens.slice(0, length));
    const senses = sensesOf(partsOf(typed), vocabulary);
    if (senses) return { typed, senses, length };
  }
  return null;
}

/** As it is written, as a section is called, without the little words, or in one word. */
function sensesOf(words: string[], { phrases, sections }: Vocabulary): Sense[] | undefined {
  const telling = words.filter((word) => !stopWords.has(word));
  const isWhole = telling.length > 0 && telling.at(-1) === words.at(-1);
  return (
    phrases.get(phraseKey(words)) ??
    sections.get(phraseKey(words)) ??
    (isWhole ? phrases.get(phraseKey(telling)) : undefined) ??
    (words.length > 1 ? phrases.get(stem(words.join(''))) : undefined)
  );
}

/** What is meant only here is meant before what may be meant anywhere. */
const CONDITION_BONUS = 25;

/** Whatever a name or phrase stands for, it is a word as well: titles may carry it. */
function senseTerm({ typed, senses }: FoundName): Term {
  const meanings = senses.map((sense, place) =>
    lighter(sense.meaning, place * LATER - (isAlways(sense) ? 0 : CONDITION_BONUS)),
  );
  return {
    typed,
    meanings,
    // The J of NYY-J is no reason to prefer NYM-J.
    welcome: sharedWords(typed).filter(({ typed: part }) => part.length > 1),
    // What stands beside the kind in its section resembles it.
    otherwise: [...wordMeanings(typed), ...meanings.flatMap(sectionOf)],
    importance: Math.max(...senses.map(({ meaning }) => importanceOf(meaning))),
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
