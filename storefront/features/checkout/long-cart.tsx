import { useState } from 'react';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { foldText } from '../../../kit/ui/fold-text.ts';
import { type CartLine, titleOf } from '../cart/cart-line.ts';
import { cart } from '../cart/cart-store.ts';
import { CartLines } from './cart-lines.tsx';
import { longCartMessages } from './long-cart-messages.ts';

type Props = { lines: readonly CartLine[]; priced: boolean };

/** A table with a scroller of its own, so that the order's form is never far below. */
export function LongCart({ lines, priced }: Props) {
  const text = useMessages(longCartMessages);
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const words = foldText(sought).split(/\s+/);
  const found = lines.filter((line) => {
    const named = foldText(`${titleOf(line, locale)} ${line.code}`);
    return words.every((word) => named.includes(word));
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3">
        <Field
          name="sought"
          type="search"
          label={text.search}
          hint={<span role="status">{words[0] ? text.found(found.length) : ''}</span>}
          value={sought}
          onChange={setSought}
          className="min-w-48 flex-1"
        />
        <ClearCart count={lines.length} />
      </div>
      <section
        aria-label={text.table}
        // Moved by the arrows too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="@container -mx-2 max-h-[70dvh] overflow-y-auto rounded-control border border-line px-2"
      >
        <div
          aria-hidden="true"
          className="sticky top-0 z-2 hidden grid-cols-[minmax(0,1fr)_10.5rem_6.5rem_2.75rem] gap-x-3 @2xl:gap-x-4 border-b border-line bg-paper py-2 text-xs text-steel @lg:grid"
        >
          <span>{text.product}</span>
          <span>{text.amount}</span>
          <span className="text-right">{priced && text.sum}</span>
        </div>
        <CartLines lines={found} priced={priced} compact />
      </section>
    </>
  );
}

/** Asks first: an hour's work may be in it. */
function ClearCart({ count }: { count: number }) {
  const text = useMessages(longCartMessages);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button icon="trash" onClick={() => setAsked(true)} className="self-start md:mt-7">
        {text.clear}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={text.clearTitle(count)}
        size="sm"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>{text.keep}</Button>
            <Button kind="danger" onClick={cart.clear}>
              {text.clear}
            </Button>
          </div>
        }
      >
        <p>{text.clearText}</p>
      </Dialog>
    </>
  );
}
