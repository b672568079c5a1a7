import { useState } from 'react';
import type { OrderEvent, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { nameOfMail } from '../../ui/mail-names.ts';
import { nameOfActor } from '../../ui/name-of-actor.ts';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { changesOf } from './describe-event.ts';
import { orderFields, text } from './order-messages.ts';
import { orderKey } from './use-order-change.tsx';

/** Everything that happened to the order, newest first, each with who did it. */
export function Timeline({ order }: { order: StaffOrder }) {
  const mayNote = useMay('orders.handle');
  return (
    <Panel title={text.timeline}>
      {mayNote && <NoteForm id={order.id} />}
      <ol className="grid gap-3">
        {order.events.map((event) => (
          <Event key={event.id} event={event} lines={order.lines} />
        ))}
      </ol>
    </Panel>
  );
}

function Event({ event, lines }: { event: OrderEvent; lines: StaffOrder['lines'] }) {
  /** Lines name themselves. */
  const labels: Record<string, string> = orderFields;
  const isNote = event.kind === 'note';
  const mailStates = { waiting: text.mailWaiting, sent: text.mailSent, failed: text.mailFailed };
  return (
    <li className="border-l-2 border-line pl-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{text[`${event.kind}Event`]}</span>
        <span className="text-steel">
          {nameOfActor(event.actor, event.actor_name)}
          {event.actor_name && event.actor.startsWith('customer:') && ` (${text.customerName})`} ·{' '}
          {formatMoment(event.at)}
        </span>
        {event.mail && (
          <Badge kind={event.mail === 'failed' ? 'danger' : 'neutral'}>
            {mailStates[event.mail]}
          </Badge>
        )}
      </p>
      {event.kind === 'mail' ? (
        <p>{mailOf(event)}</p>
      ) : event.kind === 'document' ? (
        <p>{text.proforma(String(event.after?.number))}</p>
      ) : (
        changesOf(event, lines).map(({ name, before, after }) => (
          <p key={name}>
            {!saidAbove.has(name) && (
              <span className="text-steel">{`${labels[name] ?? name}:`} </span>
            )}
            {before !== null && <del className="text-danger">{before}</del>}{' '}
            {after !== null && <ins className="text-ok no-underline">{after}</ins>}
          </p>
        ))
      )}
      {event.text && (
        <p
          className={`whitespace-pre-wrap ${isNote ? 'rounded-control bg-spark-soft p-2' : 'italic'}`}
        >
          {event.text}
        </p>
      )}
    </li>
  );
}

/** The only thing such an event changes, which its title names. */
const saidAbove = new Set(['status', 'payment_state', 'payment_status', 'responsible']);

/** What a letter was about, and to whom it went. */
const mailOf = ({ after }: OrderEvent): string =>
  [nameOfMail(String(after?.kind)), after?.recipient].filter(Boolean).join(' · ');

function NoteForm({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const add = useAct({
    act: () => api.post('/staff/orders/{id}/notes/', { params: { id }, body: { text: note } }),
    answers: (order) => [orderKey(id), order],
    onDone: () => setNote(''),
  });
  return (
    <StaffForm
      className="mb-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== '') add.mutate();
      }}
    >
      <Field
        name="note"
        label={text.note}
        hint={text.noteHint}
        multiline
        rows={2}
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
      <Button type="submit" size="sm" loading={add.isPending} className="justify-self-start">
        {text.addNote}
      </Button>
    </StaffForm>
  );
}
