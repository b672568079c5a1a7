import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import {
  type AttributeForm,
  type AttributeUses,
  attributeUses,
} from '../../../contract/staff/catalogue/reference-shapes.ts';
import { ApiError } from '../../../kit/api/api-error.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { titleOf } from '../../ui/title-of.ts';
import { messages } from './messages.ts';

/** Asks first; where it is still used, the shop says where. */
export function DeleteAttribute({ attribute }: { attribute: AttributeForm }) {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [uses, setUses] = useState<AttributeUses | null>(null);
  const { id, version } = attribute;
  const remove = useAct({
    act: () => api.delete('/staff/attributes/{id}/', { params: { id }, query: { version } }),
    said: text.deleted,
    onDone() {
      // The list alone: this attribute is not there to be read again.
      void queries.invalidateQueries({ queryKey: ['attributes'], exact: true });
      void navigate({ to: '/catalogue/attributes' });
    },
    onRefused(error) {
      const found = v.safeParse(attributeUses, error instanceof ApiError ? error.data : null);
      if (found.success) setUses(found.output);
      else setAsking(false);
      return found.success;
    },
  });
  const close = () => {
    setAsking(false);
    setUses(null);
  };
  return (
    <>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={text.deleteSure(titleOf(attribute))}
        footer={
          !uses && (
            <div className="flex justify-end">
              <Button
                kind="danger"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined)}
              >
                {text.delete}
              </Button>
            </div>
          )
        }
      >
        {uses ? (
          <Uses uses={uses} attribute={attribute} />
        ) : (
          text.deleteText(attribute.values.length)
        )}
      </Dialog>
    </>
  );
}

function Uses({ uses, attribute }: { uses: AttributeUses; attribute: AttributeForm }) {
  const text = useMessages(messages);
  const { products, categories, units } = uses;
  const having = attribute.values.filter((value) => value.products > 0);
  const names = having.map((value) => `${attribute.key}:${value.key}`).join('~');
  return (
    <div className="grid gap-3">
      <Alert kind="warning">{text.stillUsed}</Alert>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {products > 0 && (
          <>
            <dt className="text-steel">{text.products}</dt>
            <dd>
              <a
                href={`/admin/products?${new URLSearchParams({ attributes: names })}`}
                className="link"
              >
                {products}
              </a>
            </dd>
          </>
        )}
        {categories.length > 0 && (
          <>
            <dt className="text-steel">{text.usedIn}</dt>
            <dd>{categories.map(titleOf).join(', ')}</dd>
          </>
        )}
        {units.length > 0 && (
          <>
            <dt className="text-steel">{text.unitsOnly}</dt>
            <dd>{units.map(titleOf).join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
