import { useState } from 'react';
import {
  type Message,
  type MessageChange,
  messageStates,
} from '../../../contract/staff/contact-requests.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { renew } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { languages as spoken, statesOfOne as states, text } from './messages.ts';

/** Notes being typed, and over which. */
type Draft = { typed: string; over: string };
export type Drafts = Map<number, Draft>;

type Props = { message: Message; people: { id: number; name: string }[]; drafts: Drafts };

const looks = { new: 'warn', in_work: 'promotion', done: 'ok', spam: 'neutral' } as const;

/** One message with what is done about it. It is answered by phone. */
export function MessageItem({ place, total, ...props }: Props & { place: number; total: number }) {
  const { message } = props;
  const mayWrite = useMay('messages.write');
  const { name, phone, comment, created_at, locale, state } = message;
  return (
    <li
      data-row={place}
      aria-posinset={place + 1}
      aria-setsize={total}
      className="grid gap-x-6 gap-y-3 border-b border-line p-4 last:border-0 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <article aria-label={name} tabIndex={-1} className="min-w-0 outline-offset-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base break-words">{name}</h2>
          <Badge kind={looks[state]}>{states[state]}</Badge>
          <PhoneLink phone={phone} />
          <span className="text-sm text-steel">
            {formatMoment(created_at)}, {spoken[locale]}
          </span>
          <CustomerLink message={message} />
        </div>
        <p className="mt-2 max-w-3xl break-words whitespace-pre-wrap">{comment}</p>
        {!mayWrite && message.notes && (
          <p className="mt-2 break-words whitespace-pre-wrap text-steel">{message.notes}</p>
        )}
      </article>
      {mayWrite && <Handling {...props} />}
    </li>
  );
}

function CustomerLink({ message: { customer_id, phone } }: Pick<Props, 'message'>) {
  if (!useMay('customers.read')) return null;
  return customer_id ? (
    <a href={`/admin/customers/${customer_id}`} className="text-copper hover:underline">
      {text.customer}
    </a>
  ) : (
    <a
      href={`/admin/customers?search=${encodeURIComponent(phone)}`}
      className="text-copper hover:underline"
    >
      {text.findCustomer}
    </a>
  );
}

function Handling({ message, people, drafts }: Props) {
  const { id, version, responsible, notes } = message;
  const [draft, setDraft] = useState(drafts.get(id));
  const typed = draft?.typed ?? notes;
  function keep(next: Draft) {
    if (next.typed === next.over) drafts.delete(id);
    else drafts.set(id, next);
    setDraft(drafts.get(id));
  }
  const save = useAct({
    async act(fields: Omit<MessageChange, 'version'>) {
      try {
        await api.post('/staff/messages/{id}/', { params: { id }, body: { version, ...fields } });
      } finally {
        // What is typed stands until the list has it.
        await renew(['messages']);
      }
    },
    said: text.saved,
    onDone(_, { notes: over }) {
      const now = drafts.get(id);
      if (now && over !== undefined) keep({ ...now, over });
    },
  });
  /** Somebody else has written notes since. */
  const isOther = draft !== undefined && draft.over !== notes && !save.isPending;
  // Whoever answers no text any more may still be named here.
  const named =
    responsible && !people.some((person) => person.id === responsible.id) ? [responsible] : [];
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Select
          name={`state-${id}`}
          label={text.state}
          value={message.state}
          options={messageStates.map((value) => ({ value, label: states[value] }))}
          onChange={(value) => save.mutate({ state: value as Message['state'] })}
        />
        <Select
          name={`responsible-${id}`}
          label={text.responsible}
          value={String(responsible?.id ?? '')}
          options={[
            { value: '', label: text.nobody },
            ...[...people, ...named].map((person) => ({
              value: String(person.id),
              label: person.name,
            })),
          ]}
          onChange={(value) => save.mutate({ responsible_id: value ? Number(value) : null })}
        />
      </div>
      <Field
        name={`notes-${id}`}
        label={text.notes}
        value={typed}
        onChange={(value) => keep({ typed: value, over: draft?.over ?? notes })}
        multiline
        rows={2}
        maxLength={2000}
        {...(isOther && { hint: `${ui.conflictTheirs}: ${notes || '—'}` })}
      />
      {typed !== notes && (
        <Button size="sm" loading={save.isPending} onClick={() => save.mutate({ notes: typed })}>
          {text.saveNotes}
        </Button>
      )}
    </div>
  );
}
