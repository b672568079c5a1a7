import { fold } from '../search/text/fold.ts';

type Order = Record<'id' | 'name' | 'company' | 'phone' | 'email' | 'idno', string>;
type Line = Record<'code' | 'title_ro' | 'title_ru', string>;

/** More of one order is of no use to whoever looks for it. */
const LONGEST_TEXT = 20_000;
const MOST_WORDS = 2_000;
export const LONGEST_WORD = 100;

/**
 * The number of an order with and without the dash, the phone's digits, name, company, IDNO and
 * e-mail: found by any piece. Every word follows a space.
 */
export function orderSearchText(order: Order): string {
  const parts = [
    order.id,
    order.id.replaceAll('-', ''),
    order.name,
    order.company,
    order.phone.replace(/\D/g, ''),
    order.idno,
    order.email,
  ];
  return ` ${[...wordsOf(parts)].join(' ')}`.slice(0, LONGEST_TEXT);
}

/**
 * The words in the codes and titles of what was ordered: found by their beginning, which takes less
 * than half of the work of finding them by any piece. A word is also found from behind each of its
 * signs and from each of its numbers on: EZ9F-34116 by 34116.
 */
export function orderSearchWords(lines: readonly Line[]): string[] {
  const words = wordsOf(
    lines.flatMap(({ code, title_ro, title_ru }) => [code, title_ro, title_ru]),
  );
  const ends = [...words].flatMap((word) =>
    Array.from(word.matchAll(WHERE_A_PART_BEGINS), ({ index }) => word.slice(index)),
  );
  const all = new Set([...words, ...ends.filter((end) => end.length >= SHORTEST_END)]);
  return Array.from(all, (word) => word.slice(0, LONGEST_WORD)).slice(0, MOST_WORDS);
}

const WHERE_A_PART_BEGINS = /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=\p{L})(?=\p{N})/gu;
const SHORTEST_END = 3;

function wordsOf(texts: string[]): Set<string> {
  const words = new Set(fold(texts.join(' ')).split(/\s+/));
  words.delete('');
  return words;
}
