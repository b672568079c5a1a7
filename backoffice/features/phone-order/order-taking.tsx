import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { CallerPanel } from './caller-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { type Draft, emptyDraft, hasUnread } from './draft.ts';
import { LinesPanel } from './lines-panel.tsx';
import { text } from './messages.ts';
import { type Repeat, readRepeat, type Start } from './read-start.ts';
import { withRepeat } from './repeat.ts';
import { RepeatNotice } from './repeat-notice.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { usePlacing } from './use-placing.ts';

type Props = { start: Start | undefined; onPlaced: (number: string) => void };

/** Who calls and what they want at the left, where it goes and what it comes to at the right. */
export function OrderTaking({ start, onPlaced }: Props) {
  const [draft, setDraft] = useState<Draft>(start?.draft ?? emptyDraft);
  const [repeated, setRepeated] = useState<Repeat | null>(start?.repeat ?? null);
  const [isPlaced, setIsPlaced] = useState(false);
  const { data: told, isPlaceholderData: isOld, refetch } = useQuote(draft);
  const isUnread = hasUnread(draft.lines);
  const [isAsked, setAsked] = useState(false);
  const { mistakes, refusal, isSending, place } = usePlacing(
    (number) => {
      setIsPlaced(true);
      onPlaced(number);
    },
    () => void refetch(),
  );
  const change = (part: Partial<Draft>) => setDraft((held) => ({ ...held, ...part }));

  async function repeat(number: string) {
    try {
      const found = await readRepeat(number);
      setDraft((held) => withRepeat(held, found));
      setRepeated(found);
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    }
  }

  return (
    <>
      <LeaveGuard when={draft.lines.length > 0 && !isPlaced} />
      {repeated && (
        <RepeatNotice
          number={repeated.number}
          lines={repeated.lines}
          onClose={() => setRepeated(null)}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <CallerPanel
            caller={draft.caller}
            mistakes={mistakes}
            onChange={(caller) => change({ caller })}
            onRepeat={repeat}
          />
          <LinesPanel
            lines={draft.lines}
            told={told}
            isOld={isOld}
            mistake={mistakes['order.order_products'] ?? mistakes.order_products}
            onChange={(edit) => setDraft((held) => ({ ...held, lines: edit(held.lines) }))}
          />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-4">
          <DeliveryPanel draft={draft} mistakes={mistakes} onChange={change} />
          <TotalsPanel
            told={isUnread ? undefined : told}
            refusal={isUnread && isAsked ? text.quantitiesUnread : refusal}
            isBusy={isSending || isOld}
            onPlace={() => {
              setAsked(isUnread);
              if (!isUnread) place(draft, told ?? nothingTold);
            }}
          />
        </div>
      </div>
    </>
  );
}

const nothingTold = {
  lines: [],
  products_cost: 0,
  discount: 0,
  delivery_fee: 0,
  total: 0,
  missing_to_free: null,
};

/** What it comes to, from the shop, anew with every change; until it is here the last one stays. */
function useQuote({ lines, delivery: { delivery_type, city_id } }: Draft) {
  const body = {
    delivery_type,
    city_id,
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ product: { id }, quantity }) => ({ id, quantity })),
  };
  return useQuery({
    queryKey: ['quote', body],
    queryFn: () => api.post('/staff/phone-orders/quote/', { body }),
    placeholderData: keepPreviousData,
  });
}
