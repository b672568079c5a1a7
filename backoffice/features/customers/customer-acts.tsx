import { useState } from 'react';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { api } from '../../api/api.ts';
import { keepFile } from '../../api/download.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { TextField } from '../../ui/form.tsx';
import { SendDialog } from '../../ui/send-form.tsx';
import { text } from './messages.ts';

type Props = { customer: CustomerCard };
const renews = [['customers']];

/** What is done to an account. Taking data along and erasing are confirmed by password and code. */
export function CustomerActs({ customer }: Props) {
  const mayWrite = useMay('customers.write');
  const [asked, setAsked] = useState<'block' | 'erase' | null>(null);
  const { id, version, blocked_at, erased_at } = customer;
  const params = { id };
  const unblock = useAct({
    act: () => api.post('/staff/customers/{id}/unblock/', { params, body: { version } }),
    renews,
    said: text.unblockedNow,
  });
  const sendLink = useAct({
    act: () => api.post('/staff/customers/{id}/reset-link/', { params }),
    renews,
    said: text.resetSent,
  });
  const takeAlong = useAct({
    act: () => api.post('/staff/customers/{id}/export/', { params }),
    onDone(data) {
      const json = JSON.stringify(data, null, 2);
      keepFile(new Blob([json], { type: 'application/json' }), `customer-${id}.json`);
    },
  });
  if (!mayWrite || erased_at) return null;
  return (
    <>
      {!blocked_at && (
        <Button icon="mail" onClick={() => sendLink.mutate()} loading={sendLink.isPending}>
          {text.resetLink}
        </Button>
      )}
      <Button icon="download" onClick={() => takeAlong.mutate()} loading={takeAlong.isPending}>
        {text.exportData}
      </Button>
      {blocked_at ? (
        <Button onClick={() => unblock.mutate()} loading={unblock.isPending}>
          {text.unblock}
        </Button>
      ) : (
        <Button onClick={() => setAsked('block')}>{text.block}</Button>
      )}
      <Button kind="ghost" icon="trash" className="text-danger" onClick={() => setAsked('erase')}>
        {text.erase}
      </Button>
      {asked === 'block' && <BlockDialog {...{ customer }} onClose={() => setAsked(null)} />}
      {asked === 'erase' && <EraseDialog {...{ customer }} onClose={() => setAsked(null)} />}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

function BlockDialog({ customer: { id, version }, onClose }: DialogProps) {
  return (
    <SendDialog
      title={text.block}
      action={text.block}
      kind="danger"
      values={{ reason: '' }}
      send={({ reason }) =>
        api.post('/staff/customers/{id}/block/', { params: { id }, body: { version, reason } })
      }
      renews={renews}
      said={text.blockedNow}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p>{text.blockText}</p>
          <TextField control={control} name="reason" label={text.reason} required maxLength={300} />
        </>
      )}
    </SendDialog>
  );
}

function EraseDialog({ customer, onClose }: DialogProps) {
  const [typed, setTyped] = useState('');
  const { id, version, username, open_orders } = customer;
  const erase = useAct({
    act: () => api.post('/staff/customers/{id}/erase/', { params: { id }, body: { version } }),
    renews,
    said: text.erasedNow,
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={text.eraseTitle} size="sm">
      {open_orders.length > 0 ? (
        <Alert kind="warning">{text.eraseOpen(open_orders.join(', '))}</Alert>
      ) : (
        <div className="grid gap-4">
          <p>{text.eraseText}</p>
          <Field name="typed" label={text.eraseTyped(username)} value={typed} onChange={setTyped} />
          <Button
            kind="danger"
            disabled={typed.trim() !== username}
            loading={erase.isPending}
            onClick={() => erase.mutate()}
          >
            {text.eraseConfirm}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
