import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { api } from '../../api/api.ts';
import { session, takeSession } from '../../session/session.ts';
import { useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CodeField } from './code-field.tsx';
import { Door } from './door.tsx';
import { messages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Everybody adds an authenticator before anything else. */
export default function EnrolScreen() {
  const text = useMessages(messages);
  const [codes, setCodes] = useState<string[] | null>(null);
  const router = useRouter();
  const query = useQuery({ queryKey: ['new-secret'], queryFn: newSecret, staleTime: Infinity });
  if (codes) {
    return (
      <Door title={text.recovery}>
        <RecoveryCodes codes={codes} />
        <Button
          kind="primary"
          className="mt-4 w-full"
          onClick={() => router.history.replace('/admin')}
        >
          {text.done}
        </Button>
      </Door>
    );
  }
  return (
    <Door title={text.enrol}>
      <p className="mb-4 text-steel">{text.enrolText}</p>
      <Loaded query={query}>
        {({ secret, address }) => (
          <>
            <QrCode text={address} label={text.qr} />
            <p className="mt-3 text-sm text-steel">
              {text.secret} <code className="font-semibold break-all text-ink">{secret}</code>
            </p>
            <EnrolForm onEnrolled={setCodes} />
          </>
        )}
      </Loaded>
    </Door>
  );
}

/** Whoever opens the page anew has to be known first: the call carries the session's token. */
async function newSecret() {
  if (session.read() === null) takeSession(await api.get('/staff/session/'));
  return api.post('/staff/second-factor/');
}

function EnrolForm({ onEnrolled }: { onEnrolled: (codes: string[]) => void }) {
  const text = useMessages(messages);
  const { control, submit, formState } = useStaffForm({
    values: { code: '' },
    async save(body) {
      const done = await api.post('/staff/second-factor/confirm/', { body });
      session.set(done.session);
      onEnrolled(done.recovery_codes);
    },
  });
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <CodeField control={control} name="code" hint="" />
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {text.confirmSubmit}
      </Button>
    </form>
  );
}
