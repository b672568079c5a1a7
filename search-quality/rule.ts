import { type Predicate, readPredicate } from './predicate.ts';

export type Rule = {
  /** `top`: one of the first so many products is enough. `all`: each of them counts. */
  kind: 'top' | 'all';
  count: number;
  /** At least one product of each of these among the first so many. */
  also: { within: number; predicate: Predicate }[];
};

const SIZE_KEYS = new Set(['cores', 'section_mm2']);

/**
 * Reads `all4`, or `top1; also24 mark=PVS and mark=H05VV-F, same size`, where the same size is the
 * one `must` asks for. Throws on what it cannot read.
 */
export function readRule(text: string, must: Predicate): Rule {
  const [main = '', ...others] = text.split(';').map((part) => part.trim());
  const [, kind, digits] = /^(top|all)\s*-?\s*([1-9]\d?)$/i.exec(main) ?? [];
  if (!kind) throw new Error(`"${text}" is no rule`);
  return {
    kind: kind.toLowerCase() === 'all' ? 'all' : 'top',
    count: Number(digits),
    also: others.filter(Boolean).flatMap((part) => readAlso(part, must)),
  };
}

function readAlso(text: string, must: Predicate): Rule['also'] {
  const [, digits, rest = ''] = /^also\s*-?\s*([1-9]\d?)\s+(.+)$/i.exec(text) ?? [];
  if (!digits) throw new Error(`"${text}" is no rule`);
  const named = rest.replace(/,?\s*(of )?(the )?same size$/i, '');
  const size = named === rest ? [] : must.filter(({ key }) => SIZE_KEYS.has(key));
  if (named !== rest && size.length === 0) throw new Error(`"${text}": no size stands in must`);
  return named.split(/\s+and\s+|\s*,\s*/).map((part) => {
    const predicate = readPredicate(part);
    const own = new Set(predicate.map(({ key }) => key));
    return {
      within: Number(digits),
      predicate: [...predicate, ...size.filter(({ key }) => !own.has(key))],
    };
  });
}
