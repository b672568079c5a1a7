import { fold } from '../search/text/fold.ts';

type Order = Record<'id' | 'name' | 'company' | 'phone' | 'email' | 'idno', string>;
type Line = Record<'code' | 'title_ro' | 'title_ru', string>;

/** More of one order is of no use to whoever looks for it. */
const LONGEST = 20_000;

/**
 * Everything an order is looked for by: its number with and without the dash, the phone's digits,
 * names, company, IDNO, e-mail, codes and titles. Every word follows a space.
 */
export function orderSearchText(order: Order, lines: readonly Line[]): string {
  const parts = [
    order.id,
    withoutDashes(order.id),
    order.name,
    order.company,
    order.phone.replace(/\D/g, ''),
    order.idno,
    order.email,
    ...lines.flatMap(({ code, title_ro, title_ru }) => [code, title_ro, title_ru]),
  ];
  const words = new Set(fold(parts.join(' ')).split(/\s+/));
  return ` ${[...words].join(' ')}`.slice(0, LONGEST);
}

const withoutDashes = (number: string) => number.replaceAll('-', '');
