import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ui as forbidden } from '../../ui/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { text } from './messages.ts';
import { OrderTaking } from './order-taking.tsx';
import { readStart } from './read-start.ts';

const route = getRouteApi('/signed-in/orders/new');

/** An order while somebody is on the phone. */
export default function PhoneOrderScreen() {
  const { customer = 0, repeat = '' } = route.useSearch();
  const [placed, setPlaced] = useState<string | null>(null);
  const [taken, setTaken] = useState(0);
  const mayOrder = useMay('orders.write');
  const start = useQuery({
    queryKey: ['phone-order-start', customer, repeat],
    queryFn: () => readStart({ customer, repeat }),
    enabled: mayOrder,
    // What is being typed must not begin anew.
    staleTime: Number.POSITIVE_INFINITY,
    // The next one is told what has changed by then.
    gcTime: 0,
  });
  return (
    <Screen title={text.title} back={{ href: '/admin/orders', label: text.orders }}>
      {!mayOrder && (
        <EmptyState icon="shield" title={forbidden.forbidden} text={forbidden.forbiddenText} />
      )}
      {mayOrder && placed !== null && (
        <EmptyState
          icon="success"
          title={text.placed(placed)}
          actions={
            <>
              <Button kind="primary" href={`/admin/orders/${placed}`}>
                {text.openOrder}
              </Button>
              <Button
                onClick={() => {
                  setPlaced(null);
                  setTaken(taken + 1);
                }}
              >
                {text.next}
              </Button>
            </>
          }
        />
      )}
      {mayOrder && placed === null && (
        <Loaded query={start}>
          {(asked) => (
            <OrderTaking key={taken} start={taken === 0 ? asked : undefined} onPlaced={setPlaced} />
          )}
        </Loaded>
      )}
    </Screen>
  );
}
