import { useState } from 'react';
import type { Order } from '../../../../contract/shapes/order.ts';
import { localPath, useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { addLines, lineOf } from '../../cart/public.ts';
import { fetchProducts } from './fetch-products.ts';
import { messages } from './messages.ts';
import { planRepeat, type RepeatPlan } from './plan-repeat.ts';

type State = 'idle' | 'working' | 'failed' | RepeatPlan;

/** Puts the whole order into the cart again, and tells what of it cannot be had. */
export function RepeatOrder({ order }: { order: Order }) {
  const text = useMessages(messages);
  const [state, setState] = useState<State>('idle');

  async function repeat() {
    setState('working');
    try {
      const plan = planRepeat(order, await fetchProducts(order));
      if (plan.lines.length > 0) {
        addLines(plan.lines.map(({ product, quantity }) => lineOf(product, quantity)));
      }
      setState(plan);
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button
          kind="primary"
          aria-label={text.repeatOf(order.number)}
          loading={state === 'working'}
          onClick={repeat}
        >
          {text.repeat}
        </Button>
      </div>
      {state === 'failed' && <Alert kind="error">{text.repeatFailed}</Alert>}
      {typeof state === 'object' && <Repeated plan={state} />}
    </div>
  );
}

function Repeated({ plan: { lines, missing, fewer } }: { plan: RepeatPlan }) {
  const text = useMessages(messages);
  const cart = localPath(useLocale(), '/cart');
  const isWhole = missing.length === 0 && fewer.length === 0;
  return (
    <Alert kind={isWhole ? 'success' : 'warning'}>
      <p className="font-semibold">
        {lines.length > 0 ? text.added(lines.length) : text.noneAdded}
      </p>
      {lines.length > 0 && missing.length > 0 && <Titles label={text.missing} titles={missing} />}
      {fewer.length > 0 && (
        <Titles
          label={text.fewer}
          titles={fewer.map(({ title, quantity, units }) => text.left(title, quantity, units))}
        />
      )}
      {lines.length > 0 && (
        <a href={cart} className="mt-1 inline-flex min-h-11 items-center link">
          {text.toCart}
        </a>
      )}
    </Alert>
  );
}

const Titles = ({ label, titles }: { label: string; titles: string[] }) => (
  <>
    <p className="mt-2">{label}</p>
    <ul className="list-disc pl-5">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </>
);
