import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readInvitation } from '../../../contract/staff/operations/people.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { api } from '../../api/api.ts';
import { roleNames as roles } from '../../session/messages.ts';
import { takeSession } from '../../session/session.ts';
import { SecretField, TextField } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Door } from './door.tsx';
import { text } from './messages.ts';

/** The key stands in the fragment, which no server's log ever sees. */
export default function InvitationScreen() {
  const key = location.hash.slice(1);
  const query = useQuery({
    queryKey: ['invitation', key],
    queryFn: () => api.post('/staff/invitation/read/', { body: { key } }),
  });
  if (statusOf(query.error) === 400) {
    return (
      <Door title={text.invitationVoid}>
        <p>{text.invitationVoidText}</p>
      </Door>
    );
  }
  const isFirst = query.data?.email === null;
  return (
    <Door title={isFirst ? text.firstOwner : text.invitation}>
      <Loaded query={query}>
        {(seen) => <AcceptForm invitation={seen} invitationKey={key} />}
      </Loaded>
    </Door>
  );
}

type Seen = AnswerOf<typeof readInvitation>;

function AcceptForm({ invitation, invitationKey }: { invitation: Seen; invitationKey: string }) {
  const router = useRouter();
  const { email, role } = invitation;
  return (
    <SendForm
      values={{ name: '', email: '', password: '' }}
      send={({ password, ...named }) =>
        api.post('/staff/invitation/', {
          body: { key: invitationKey, password, ...(email === null && named) },
        })
      }
      onSent={(session) => {
        history.replaceState(null, '', '/admin/enrol');
        takeSession(session);
        void router.load();
      }}
      action={text.accept}
    >
      {(control) => (
        <>
          {email === null ? (
            <>
              <TextField
                control={control}
                name="name"
                label={text.name}
                autoComplete="name"
                required
              />
              <TextField
                control={control}
                name="email"
                label={text.email}
                type="email"
                autoComplete="username"
                required
              />
            </>
          ) : (
            <p className="text-steel">{text.invitedAs(email, roles[role])}</p>
          )}
          <SecretField
            control={control}
            name="password"
            label={text.newPassword}
            hint={text.passwordHint}
            autoComplete="new-password"
          />
        </>
      )}
    </SendForm>
  );
}
