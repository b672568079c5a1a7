import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { Panel } from '../../ui/panel.tsx';
import { formMessages } from './form-messages.ts';

/** Where it was ordered, who changed it, and the way out for a draft. */
export function PastPanels({ product }: { product: ProductForm }) {
  const text = useMessages(formMessages);
  const mayWrite = useMay('products.write');
  const { orders, history, fields } = product;
  const verbs = { create: text.create_, change: text.change, delete: text.delete };
  return (
    <>
      <Panel title={text.orders}>
        <p className="text-sm">
          {text.inOrders(orders.count, orders.quantity)}
          {orders.last_at && `, ${formatMoment(orders.last_at)}`}
        </p>
      </Panel>
      <Panel title={text.history}>
        <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm">
          {history.map(({ id, at, actor, actor_name, verb, after }) => (
            <li key={id}>
              <b>{nameOfActor(actor, actor_name)}</b> {verbs[verb]}{' '}
              {verb === 'change' && Object.keys(Object(after)).join(', ')}
              <span className="block text-steel">{formatMoment(at)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {mayWrite && fields.state === 'draft' && <DeleteDraft product={product} />}
    </>
  );
}

function DeleteDraft({ product: { id, version } }: { product: ProductForm }) {
  const text = useMessages(formMessages);
  const navigate = useNavigate();
  const remove = useAct({
    act: () => api.delete('/staff/products/{id}/', { params: { id }, query: { version } }),
    renews: [['products']],
    said: text.deleted,
    onDone: () => void navigate({ to: '/products' }),
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="trash" className="justify-self-start" onClick={() => setAsking(true)}>
        {text.deleteDraft}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.deleteDraft}
        size="sm"
        footer={
          <Button kind="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text.deleteDraft}
          </Button>
        }
      >
        {text.deleteForGood}
      </Dialog>
    </>
  );
}
