import { useQuery } from '@tanstack/react-query';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { useMay, useSession } from '../../session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './order-messages.ts';
import { useOrderChange } from './use-order-change.tsx';

/** Who sees to the order. */
export function ResponsiblePanel({ order }: { order: StaffOrder }) {
  const mayChange = useMay('orders.handle');
  const { person } = useSession();
  const { id, responsible } = order;
  const { data: people = [] } = useQuery({
    queryKey: ['orders', 'people'],
    queryFn: () => api.get('/staff/orders/people/'),
    staleTime: 60_000,
  });
  const nameOf = (who: number | null) => people.find((one) => one.id === who)?.name ?? text.nobody;
  const stand = (said: string) => ({ responsible: { label: text.responsible, said } });
  const change = useOrderChange<number | null>({
    order,
    act: (responsible_id, { version }) =>
      api.post('/staff/orders/{id}/responsible/', {
        params: { id },
        body: { version, responsible_id },
      }),
    standOf: (now) => stand(now.responsible?.name ?? text.nobody),
    wanted: (who) => stand(nameOf(who)),
    said: text.responsible,
  });
  return (
    <Panel title={text.responsible}>
      {mayChange ? (
        <div className="flex items-end gap-2">
          <Select
            bare
            name="responsible"
            label={text.responsible}
            value={String(responsible?.id ?? '')}
            options={[
              { value: '', label: text.nobody },
              ...people.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            onChange={(value) => change.send(value === '' ? null : Number(value))}
            className="flex-1"
          />
          {responsible?.id !== person.id && (
            <Button loading={change.isPending} onClick={() => change.send(person.id)}>
              {text.takeIt}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-sm">{responsible?.name ?? text.nobody}</p>
      )}
      {change.dialog}
    </Panel>
  );
}
