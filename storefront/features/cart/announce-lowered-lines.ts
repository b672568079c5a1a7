import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { type CartLine, titleOf, unitOf } from './cart-line.ts';
import { quantityIn } from './cart-store.ts';
import { syncMessages } from './sync-messages.ts';

/** A line that shrank or went because the stock did is not changed behind the buyer's back. */
export function announceLoweredLines(before: readonly CartLine[], after: readonly CartLine[]) {
  const locale = localeOfPath(window.location.pathname);
  const text = syncMessages[locale];
  const short = before.filter(({ id, quantity }) => quantityIn(after, id) < quantity);
  const [first] = short;
  if (!first) return;
  const left = quantityIn(after, first.id);
  if (short.length > 1) toast('warning', text.severalShort(short.length));
  else if (left === 0) toast('warning', text.gone(titleOf(first, locale)));
  else toast('warning', text.lowered(titleOf(first, locale), `${left} ${unitOf(first, locale)}`));
}
