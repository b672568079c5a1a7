import { getRouteApi, useRouter } from '@tanstack/react-router';
import { takeSession } from '../../session/session.ts';
import { Door } from './door.tsx';
import { text } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';

const route = getRouteApi('/sign-in');

export default function SignInScreen() {
  const { to = '/admin' } = route.useSearch();
  const router = useRouter();
  return (
    <Door title={text.title}>
      <SignInForm
        onSignedIn={(session) => {
          // First the address: the page in another language opens there.
          history.replaceState(null, '', session.may_only_enrol ? '/admin/enrol' : to);
          takeSession(session);
          void router.load();
        }}
      />
      <p className="mt-3">
        <a href="/admin/forgotten-password" className="link inline-flex min-h-11 items-center">
          {text.forgotten}
        </a>
      </p>
    </Door>
  );
}
