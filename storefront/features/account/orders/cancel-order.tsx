import { useState } from 'react';
import { customerMayCancel } from '../../../../contract/order-transitions.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { statusOf } from '../../../../kit/api/api-error.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { browserApi } from '../../session/browser-api.ts';
import { messages } from './messages.ts';

type Props = { order: OwnOrder; onChange: (order: OwnOrder) => void };

/** Asks first: what is cancelled is free for others at once. */
export function CancelOrder({ order: { id, number, status }, onChange }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);

  async function cancel() {
    setSending(true);
    const api = browserApi();
    try {
      onChange(await api.post('/orders/{id}/cancel/', { params: { id } }));
      setTold({ kind: 'success', text: text.cancelled });
    } catch (error) {
      setTold({ kind: 'error', text: explainFailure(error, locale).text });
      // The shop was faster: the card shows how far the order has come by now.
      if (statusOf(error) === 409) {
        await api.get('/orders/orders/{id}/', { params: { id } }).then(onChange, () => {});
      }
    }
    setSending(false);
    setAsked(false);
  }

  return (
    <>
      {customerMayCancel(status) && (
        <Button aria-label={text.cancelOf(number)} onClick={() => setAsked(true)}>
          {text.cancel}
        </Button>
      )}
      {told && (
        <Alert kind={told.kind} className="w-full">
          {told.text}
        </Alert>
      )}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={text.cancelTitle(number)}
        size="sm"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsked(false)}>{text.keep}</Button>
            <Button kind="danger" loading={sending} onClick={cancel}>
              {text.cancel}
            </Button>
          </div>
        }
      >
        <p>{text.cancelText}</p>
      </Dialog>
    </>
  );
}
