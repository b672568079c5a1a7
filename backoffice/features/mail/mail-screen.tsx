import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { Mail } from '../../../contract/staff/mails.ts';
import type { readMail } from '../../../contract/staff/operations/mails.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Tabs } from '../../../kit/ui/tabs.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { StateBadge } from './mail-table.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/mail/$id');

/** One mail: where it stands, what it says, and how to send it once more. */
export default function MailScreen() {
  const mayWrite = useMay('customers.write');
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: () => api.get('/staff/mails/{id}/', { params: { id } }),
  });
  const mail = query.data?.mail;
  return (
    <Screen
      title={mail ? nameOfMail(mail.kind) : text.letter}
      needs="customers.read"
      mark={mail && <StateBadge state={mail.state} />}
      back={{ href: '/admin/mail', label: text.title }}
    >
      <Loaded query={query}>
        {(read) => (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Letter read={read} />
            <div className="grid grid-cols-1 items-start gap-4 max-xl:order-first lg:max-xl:grid-cols-2">
              <Facts mail={read.mail} />
              {mayWrite && read.mail.may_send_again && <SendAgain mail={read.mail} />}
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Facts({ mail }: { mail: Mail }) {
  const moments = [
    [text.written, mail.created_at],
    [text.sent, mail.sent_at],
    [text.failed, mail.failed_at],
    [text.nextAttempt, mail.next_attempt_at],
  ] as const;
  return (
    <Panel>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 pt-3">
        <Fact label={text.recipient}>{mail.recipient}</Fact>
        {mail.subject && <Fact label={text.subject}>{mail.subject}</Fact>}
        {mail.order_id && (
          <Fact label={text.order}>
            <a href={`/admin/orders/${mail.order_id}`} className="text-copper hover:underline">
              {mail.order_id}
            </a>
          </Fact>
        )}
        {mail.customer_id && (
          <Fact label={text.customer}>
            <a
              href={`/admin/customers/${mail.customer_id}`}
              className="text-copper hover:underline"
            >
              {text.openCustomer}
            </a>
          </Fact>
        )}
        {moments.map(
          ([label, moment]) =>
            moment && (
              <Fact key={label} label={label}>
                {formatMoment(moment)}
              </Fact>
            ),
        )}
        <Fact label={text.attempts}>{mail.attempts}</Fact>
        {mail.last_error && <Fact label={text.error}>{mail.last_error}</Fact>}
      </dl>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-steel">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);

function Letter({ read: { body, letter } }: { read: AnswerOf<typeof readMail> }) {
  const [shown, setShown] = useState<'html' | 'text'>('html');
  if (!letter) {
    const why = body === 'kept' || body === 'composed' ? text.gone : text[body];
    return <Alert kind="info">{why}</Alert>;
  }
  return (
    <Panel title={letter.subject}>
      {body === 'composed' && <p className="mb-3 text-sm text-steel">{text.composed}</p>}
      <Tabs
        kind="segments"
        label={text.letter}
        value={shown}
        items={[
          {
            id: 'html',
            label: text.asHtml,
            // Nothing in it runs, leads anywhere or knows the page around it.
            content: (
              <iframe
                title={letter.subject}
                sandbox=""
                srcDoc={letter.html}
                className="h-[70vh] w-full rounded-control border border-line bg-mist"
              />
            ),
          },
          {
            id: 'text',
            label: text.asText,
            content: (
              <pre className="rounded-control border border-line p-4 font-sans whitespace-pre-wrap">
                {letter.text}
              </pre>
            ),
          },
        ]}
        onChange={setShown}
      />
    </Panel>
  );
}

function SendAgain({ mail }: { mail: Mail }) {
  const navigate = route.useNavigate();
  const sending = useAct({
    act: (body: { recipient?: string }) =>
      api.post('/staff/mails/{id}/send-again/', { params: { id: mail.id }, body }),
    renews: [['mails']],
    said: text.sentAgain,
    onDone: ({ id }) => void navigate({ to: '/mail/$id', params: { id: String(id) } }),
    // Said beside the field.
    onRefused: () => true,
  });
  const { control, submit, formState } = useStaffForm({
    values: { recipient: mail.recipient },
    save: ({ recipient }) =>
      sending.mutateAsync(
        mail.may_change_recipient && recipient.trim() !== mail.recipient ? { recipient } : {},
      ),
  });
  return (
    <Panel title={text.sendAgain}>
      <StaffForm onSubmit={submit} className="grid gap-3">
        {mail.may_change_recipient && (
          <TextField control={control} name="recipient" label={text.to} type="email" />
        )}
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {text.sendAgain}
        </Button>
      </StaffForm>
    </Panel>
  );
}
