import { useState } from 'react';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { queries } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { type Conflict, ConflictDialog, conflictIn, type Difference } from '../../ui/conflict.tsx';

export const orderKey = (id: string) => ['orders', 'one', id];

type Change<Given> = {
  /** As the screen has it now, which may be newer than what was edited. */
  order: StaffOrder;
  /** Sends the change, decided on this version. */
  act: (given: Given, version: number) => Promise<StaffOrder>;
  /** What was wanted beside what somebody else has made of it. */
  differences: (given: Given, now: StaffOrder) => Difference[];
  said: string;
  onDone?: () => void;
  onRefused?: (error: unknown, given: Given) => boolean;
};

/**
 * A change of an order. Where somebody was faster, both values are shown, and nothing is lost: one
 * looks at what is there now, or saves over it on purpose.
 */
export function useOrderChange<Given>({
  order,
  act,
  differences,
  said,
  onDone,
  onRefused,
}: Change<Given>) {
  /** The version the change is decided on: what comes later is somebody else's. */
  const [seen] = useState(order.version);
  const [clash, setClash] = useState<{ conflict: Conflict; given: Given } | null>(null);
  const doing = useAct({
    act: ({ given, version }: { given: Given; version: number }) => act(given, version),
    renews: [['orders']],
    said,
    onDone(after) {
      queries.setQueryData(orderKey(order.id), after);
      setClash(null);
      onDone?.();
    },
    onRefused(error, { given }) {
      const conflict = conflictIn(error);
      if (!conflict) return onRefused?.(error, given) ?? false;
      setClash({ conflict, given });
      return true;
    },
  });
  const dialog = clash && (
    <ConflictDialog
      conflict={clash.conflict}
      differences={differences(clash.given, order)}
      {...(clash.conflict.actorName && { who: clash.conflict.actorName })}
      onClose={() => setClash(null)}
      onReload={() => {
        setClash(null);
        onDone?.();
      }}
      onOverwrite={() => doing.mutate({ given: clash.given, version: clash.conflict.version })}
    />
  );
  return {
    /** On the version the screen shows now, or on the one that was there when editing began. */
    send: (given: Given, version = order.version) => doing.mutate({ given, version }),
    sendAsSeen: (given: Given) => doing.mutateAsync({ given, version: seen }).catch(() => {}),
    isPending: doing.isPending,
    dialog,
  };
}
