import { type ComponentProps, type ReactNode, useState } from 'react';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { type Conflict, ConflictDialog, conflictIn, type Difference } from '../../ui/conflict.tsx';
import { FieldsOnWay } from '../../ui/fields-on-way.tsx';
import { FormDialog, LeaveGuard } from '../../ui/leave-guard.tsx';
import { differencesOf, type Stand } from './stand.ts';

export const orderKey = (id: string) => ['orders', 'one', id];

type Change<Given> = {
  /** As the screen has it now, which may be newer than what was edited. */
  order: StaffOrder;
  /** Sends the change, decided on this order. */
  act: (given: Given, on: StaffOrder) => Promise<StaffOrder>;
  /** How it stood when it was decided on, and stands now: all that the decision rests on. */
  standOf: (order: StaffOrder) => Stand;
  /** What of it becomes another, as the order is now. */
  wanted: (given: Given, now: StaffOrder) => Stand;
  said: string;
  onDone?: () => void;
  onRefused?: (error: unknown, given: Given, on: StaffOrder) => boolean;
};

/**
 * A change of an order. Where somebody was faster, it is told how it was, is and was wanted, and
 * nothing is lost: one looks at what is there now, or saves over it on purpose.
 */
export function useOrderChange<Given>(change: Change<Given>) {
  const { order, act, standOf, wanted, said, onDone, onRefused } = change;
  /** What the change is decided on: what comes later is somebody else's. */
  const [seen] = useState(order);
  const [clash, setClash] = useState<Clash<Given> | null>(null);
  const doing = useAct({
    act: ({ given, on }: Asked<Given>) => act(given, on),
    answers: (after) => [orderKey(order.id), after],
    renews: [['orders']],
    said,
    onDone() {
      setClash(null);
      onDone?.();
    },
    onRefused(error, asked) {
      const conflict = conflictIn(error);
      if (!conflict) {
        // What is wrong is said in the form below.
        setClash(null);
        return onRefused?.(error, asked.given, asked.on) ?? false;
      }
      void showTheirs(conflict, asked);
      return true;
    },
  });

  async function showTheirs(conflict: Conflict, { given, on }: Asked<Given>) {
    try {
      const now = await api.get('/staff/orders/{id}/', { params: { id: order.id } });
      const differences = differencesOf(standOf(on), wanted(given, now), standOf(now));
      // What they changed is nothing this is about: nobody contradicts.
      if (differences.length === 0) doing.mutate({ given, on: now });
      else setClash({ conflict, differences, given, on: now });
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    }
  }

  const dialog = clash && (
    <ConflictDialog
      conflict={clash.conflict}
      differences={clash.differences}
      onClose={() => setClash(null)}
      onReload={() => {
        setClash(null);
        onDone?.();
      }}
      onOverwrite={() => doing.mutate(clash)}
    />
  );
  return {
    /** On the version the screen shows now, or on the one that was there when editing began. */
    send: (given: Given) => doing.mutate({ given, on: order }),
    sendAsSeen: (given: Given) => doing.mutate({ given, on: seen }),
    isPending: doing.isPending,
    dialog,
  };
}

/** What is wanted, and the order as it was decided on. */
type Asked<Given> = { given: Given; on: StaffOrder };
type Clash<Given> = Asked<Given> & { conflict: Conflict; differences: Difference[] };

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'open'> & {
  open?: boolean;
  change: { isPending: boolean; dialog: ReactNode };
  /** Asked about before it is lost. */
  isTyped: boolean;
};

/** A change of an order that is written first. */
export const OrderDialog = ({ change, isTyped, children, open = true, ...dialog }: DialogProps) => (
  <FormDialog open={open} {...dialog}>
    <FieldsOnWay isOnWay={change.isPending} className="contents">
      {children}
    </FieldsOnWay>
    <LeaveGuard when={isTyped} />
    {change.dialog}
  </FormDialog>
);
