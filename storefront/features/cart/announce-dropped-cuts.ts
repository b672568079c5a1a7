import { isCutToLength } from '../../../contract/cart.ts';
import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { defineMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { type CartLine, titleOf } from './cart-line.ts';

const messages = defineMessages({
  dropped: [
    (title: string) => `„${title}”: cantitatea s-a schimbat, lungimile alese nu mai sunt valabile`,
    (title: string) => `«${title}»: количество изменилось, выбранные отрезки больше не подходят`,
  ],
});

/** Lengths that a line lost with its quantity are not lost behind the buyer's back. */
export function announceDroppedCuts(before: readonly CartLine[], after: readonly CartLine[]) {
  const locale = localeOfPath(window.location.pathname);
  const left = new Map(after.map((line) => [line.id, line]));
  for (const line of before.filter(isCutToLength)) {
    const now = left.get(line.id);
    if (!now || isCutToLength(now)) continue;
    toast('warning', messages[locale].dropped(titleOf(line, locale)));
  }
}
