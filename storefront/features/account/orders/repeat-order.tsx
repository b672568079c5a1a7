import { useState } from 'react';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { lineOf } from '../../cart/cart-line.ts';
import { addLines } from '../../cart/cart-store.ts';
import { repeatConditions } from '../../checkout/typed-checkout.ts';
import { browserApi } from '../../session/browser-api.ts';
import { useSession } from '../../session/session.ts';
import { chosenLines } from './chosen-lines.ts';
import { RepeatDialog } from './repeat-dialog.tsx';
import { repeatMessages } from './repeat-messages.ts';

type State =
  | { kind: 'idle' | 'asking' | 'failed' }
  | { kind: 'changed'; lines: RepeatLine[] }
  | { kind: 'added'; count: number };

const nobody: ReadonlySet<number> = new Set();

/** Puts an order into the cart again; where something has changed since, that is said before. */
export function RepeatOrder({ order }: { order: OwnOrder }) {
  const { id, number } = order;
  const session = useSession();
  const text = useMessages(repeatMessages);
  const cart = localPath(useLocale(), '/cart');
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function ask() {
    setState({ kind: 'asking' });
    try {
      const { lines } = await browserApi().get('/orders/{id}/repeat/', { params: { id } });
      if (lines.every(({ changes }) => changes.length === 0)) add(lines);
      else setState({ kind: 'changed', lines });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  function add(lines: RepeatLine[], agreedTo = nobody) {
    const chosen = chosenLines(lines, agreedTo);
    if (chosen.length > 0) {
      addLines(
        chosen.map(({ product, quantity, ...lengths }) => ({
          ...lineOf(product, quantity),
          ...lengths,
        })),
      );
      repeatConditions(order, session.kind === 'customer' ? (session.user?.id ?? null) : null);
    }
    setState({ kind: 'added', count: chosen.length });
  }

  return (
    <>
      <Button
        kind="primary"
        aria-label={text.repeatOf(number)}
        loading={state.kind === 'asking'}
        onClick={ask}
      >
        {text.repeat}
      </Button>
      {state.kind === 'failed' && (
        <Alert kind="error" className="w-full">
          {text.repeatFailed}
        </Alert>
      )}
      {state.kind === 'added' && (
        <Alert kind="success" className="w-full">
          <p className="font-semibold">{text.added(state.count)}</p>
          <a href={cart} className="mt-1 inline-flex min-h-11 items-center link">
            {text.toCart}
          </a>
        </Alert>
      )}
      {state.kind === 'changed' && (
        <RepeatDialog
          title={text.repeatOf(number)}
          lines={state.lines}
          onAdd={(agreedTo) => add(state.lines, agreedTo)}
          onClose={() => setState({ kind: 'idle' })}
        />
      )}
    </>
  );
}
