import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { session, takeSession } from '../../session/session.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { CodeField } from './code-field.tsx';
import { Door } from './door.tsx';
import { text } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Everybody adds an authenticator before anything else. */
export default function EnrolScreen() {
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
            <Secret secret={secret} />
            <SendForm
              values={{ code: '' }}
              send={(body) => api.post('/staff/second-factor/confirm/', { body })}
              onSent={(done) => {
                session.set(done.session);
                setCodes(done.recovery_codes);
              }}
              action={text.confirmSubmit}
              className="mt-4"
            >
              {(control) => <CodeField control={control} name="code" hint="" />}
            </SendForm>
          </>
        )}
      </Loaded>
    </Door>
  );
}

/** Parted for the eye alone: whoever copies it has it in one piece. */
function Secret({ secret }: { secret: string }) {
  return (
    <div className="mt-4 text-sm">
      <p className="mb-1 text-steel">{text.secret}</p>
      <div className="flex items-center gap-2 rounded-control bg-mist py-2 pr-2 pl-3">
        <code className="flex flex-1 flex-wrap gap-x-2 font-semibold">
          {secret.match(/.{1,4}/g)?.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike
            <span key={at}>{part}</span>
          ))}
        </code>
        <CopyButton value={secret} label={text.secretName} />
      </div>
    </div>
  );
}

/** Whoever opens the page anew has to be known first: the call carries the session's token. */
async function newSecret() {
  if (session.read() === null) takeSession(await api.get('/staff/session/'));
  return api.post('/staff/second-factor/');
}
