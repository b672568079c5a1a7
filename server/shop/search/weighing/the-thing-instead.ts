import { IMPORTANCE } from '../meaning.ts';
import {
  importanceOf,
  leaveOutUnsatisfiable,
  rowsSatisfying,
  type WeighedText,
} from './weigh-text.ts';

type WeighedTerm = WeighedText['terms'][number];

/**
 * What to list when all that satisfies a text is something else: for «priza tripla» sockets, though
 * none is triple, rather than leads with three. Null when more would have to be left out than the
 * thing itself is worth: a fan «cu temporizator» by its maker and size is no timer.
 */
export function theThingInstead(text: WeighedText) {
  const terms = text.terms.map(onlyTheThing);
  const { kept, leftOut } = leaveOutUnsatisfiable({ ...text, terms });
  const given = terms.filter((term) => !kept.includes(term));
  const cost = given.reduce((sum, term) => sum + importanceOf(term), 0);
  const isNamed = kept.some(({ names }) => names === 'thing');
  return isNamed && cost < IMPORTANCE.thing
    ? { terms: kept, rows: rowsSatisfying(kept), leftOut }
    : null;
}

function onlyTheThing(term: WeighedTerm): WeighedTerm {
  const kind = term.names === 'thing' ? term.kind() : null;
  if (kind === null) return term;
  return {
    ...term,
    rows: term.rows.filter((row) => kind[row] === 1),
    weights: term.weights.map((weight, row) => (kind[row] === 1 ? weight : 0)),
  };
}
