/**
 * What orders, persons and messages were found by when their search came: as the shop wrote it then,
 * and as it still writes it now. A migration must not change with the shop, so this is its own. What
 * it wrote stays until the row is next changed: should the search be taught to fold texts otherwise,
 * a migration of its own writes them anew.
 */
type Order = Record<'id' | 'name' | 'company' | 'phone' | 'email' | 'idno', string>;
type Line = Record<'code' | 'title_ro' | 'title_ru', string>;
type Person = Record<
  'name' | 'username' | 'email' | 'company_name' | 'company_email' | 'idno' | 'phone',
  string
>;

/** The order's own words, then those of its lines and their ends: of EZ9F-34116 also 34116. */
export function orderText({ id, phone, ...order }: Order, lines: readonly Line[]): string {
  const own = [id, id.replaceAll('-', ''), order.name, order.company, phone.replace(/\D/g, '')];
  const text = ` ${[...wordsOf([...own, order.idno, order.email])].join(' ')}`.slice(0, 20_000);
  const words = wordsOf(lines.flatMap((line) => [line.code, line.title_ro, line.title_ru]));
  const ends = [...words].flatMap((word) =>
    Array.from(word.matchAll(WHERE_A_PART_BEGINS), ({ index }) => word.slice(index)),
  );
  const all = new Set([...words, ...ends.filter((end) => end.length >= 3)]);
  return [text, ...Array.from(all, (word) => word.slice(0, 100)).slice(0, 2_000)].join(' ');
}

const WHERE_A_PART_BEGINS = /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=\p{L})(?=\p{N})/gu;

const wordsOf = (texts: string[]) => new Set(fold(texts.join(' ')).split(/\s+/).filter(Boolean));

export const customerText = ({ phone, idno, ...customer }: Person) =>
  textOf(
    [
      customer.name,
      customer.username,
      customer.email,
      customer.company_name,
      customer.company_email,
    ],
    phone,
    [idno],
  );

/** Texts in Latin letters, with and without what stands between them, and bare digits. */
export function textOf(texts: string[], phone: string, numbers: string[] = []): string {
  const folded = texts.map(latin);
  const bare = folded
    .map((text) => text.replace(/[^\p{L}\p{N}\s]/gu, ''))
    .filter((text, at) => text !== folded[at]);
  const national = phone.replace(/\D/g, '').replace(/^(?:00)?(?:373)?0?/, '');
  return [...folded, ...bare, ...numbers, national].filter((part) => part !== '').join(' ');
}

const fold = (text: string) =>
  text
    .replace(/[²³]/g, (sign) => (sign === '²' ? '2' : '3'))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e zh z i й k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ');

const latin = (text: string) =>
  fold(text).replace(
    /\p{Script=Cyrillic}/gu,
    (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter,
  );
