import { type Meaning, WEIGHT } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { type Source, wordsBeginningWith } from '../vocabulary/lexicon.ts';
import { LATER, lighter } from '../vocabulary/lighter.ts';
import { isAlways } from '../vocabulary/parse-meaning.ts';
import { putRow, putRows, type RowWeights, withRowWeights } from './row-weights.ts';

const SHORTEST_PREFIX = 3;
/** A beginning is worth less than the word, and what it may stand for less than a title. */
const PREFIX_SHARE = 0.8;
const SAYING_SHARE = 0.6;

type Weigh = (meaning: Meaning, into: RowWeights) => void;

/**
 * A word the catalogue knows; else whatever begins so, while it is being typed. `weigh` weighs what
 * the vocabulary knows of such words.
 */
export function weighWord(
  { stem: wanted, typed, weight }: Extract<Meaning, { is: 'word' }>,
  catalogue: SearchedCatalogue,
  into: RowWeights,
  weigh: Weigh,
) {
  const { lexicon } = catalogue.search;
  const sources = lexicon.sources.get(wanted);
  if (sources) weighSources(sources, weight, catalogue, into);
  const longer = typed.length < SHORTEST_PREFIX ? [] : wordsBeginningWith(lexicon, typed);
  // capa, which nobody wrote yet, may be a form of cap or the beginning of capac.
  if (sources && longer[0] === typed) return;
  weighBeginnings(longer, weight * PREFIX_SHARE, catalogue, into, weigh);
}

function weighBeginnings(
  words: string[],
  share: number,
  catalogue: SearchedCatalogue,
  into: RowWeights,
  weigh: Weigh,
) {
  const { lexicon, vocabulary } = catalogue.search;
  withRowWeights(catalogue.index.rows.ids.length, (met) => {
    for (const one of new Set(words.map(stem))) {
      weighSources(lexicon.sources.get(one) ?? [], share, catalogue, met);
    }
    for (const row of met.rows) putRow(into, row, met.weights[row] ?? 0);
    // What stands in the title and is meant by the word too comes first, as for the whole word.
    for (const word of words) {
      const senses =
        vocabulary.phrases.get(stem(word)) ?? vocabulary.names.get(nameKey(word)) ?? [];
      for (const [place, sense] of senses.entries()) {
        if (!isAlways(sense)) continue;
        withRowWeights(met.weights.length, (meant) => {
          weigh(lighter(sense.meaning, place * LATER), meant);
          for (const row of meant.rows) {
            const full = meant.weights[row] ?? 0;
            putRow(into, row, (met.weights[row] ?? 0) + full * share * SAYING_SHARE);
          }
        });
      }
    }
  });
}

function weighSources(
  sources: Source[],
  share: number,
  { index }: SearchedCatalogue,
  into: RowWeights,
) {
  for (const source of sources) {
    if (source.in === 'facet') {
      putRows(into, index.facetRows.of(source.facet), source.weight * share);
    } else {
      const [title, head] = [WEIGHT.title * share, WEIGHT.head * share];
      const cells = index.titleRows.of(source.word);
      for (let at = 0; at < cells.length; at++) {
        const cell = cells[at] ?? 0;
        putRow(into, cell >> 1, (cell & 1) === 1 ? head : title);
      }
    }
  }
}
