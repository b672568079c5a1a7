import { useNavigate } from '@tanstack/react-router';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { namesOfFields } from '../../../contract/staff/product-field-names.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { Panel } from '../../ui/panel.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';

/** Where it was ordered, who changed it, and the way out for a draft. */
export function PastPanels({ product }: { product: ProductForm }) {
  const mayWrite = useMay('products.write');
  const { orders, history, fields } = product;
  return (
    <>
      <Panel title={text.orders}>
        <p className="text-sm">
          {text.inOrders(orders.count, orders.quantity)}
          {orders.last_at && `, ${formatMoment(orders.last_at)}`}
        </p>
      </Panel>
      {history.length > 0 && (
        <Panel title={text.history}>
          <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm">
            {history.map(({ id, at, actor, actor_name, verb, after }) => (
              <li key={id}>
                <b>{nameOfActor(actor, actor_name)}</b> {text[verb]}
                {verb === 'change' && `: ${namesOfFields(Object.keys(Object(after)), locale)}`}
                <span className="block text-steel">{formatMoment(at)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {mayWrite && fields.state === 'draft' && <DeleteDraft product={product} />}
    </>
  );
}

function DeleteDraft({ product: { id, version, fields } }: { product: ProductForm }) {
  const navigate = useNavigate();
  return (
    <div>
      <RemoveButton
        question={ui.removeSure(titleOf(fields))}
        text={text.deleteForGood}
        remove={() => api.delete('/staff/products/{id}/', { params: { id }, query: { version } })}
        renews={[['products']]}
        onRemoved={() => void navigate({ to: '/products', ignoreBlocker: true })}
      />
    </div>
  );
}
