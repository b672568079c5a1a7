import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';
import { AccountView } from '../features/account/account-view.tsx';
import { ConfirmEmail } from '../features/account/confirm-email.tsx';
import { GuestPrompt } from '../features/account/guest-prompt.tsx';
import { messages as accountMessages } from '../features/account/messages.ts';
import { loadUser } from '../features/session/load-user.ts';
import { useSession } from '../features/session/session.ts';
import { useLoaderData } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Unreachable } from '../ui/unreachable.tsx';

/** Whether there is an account to show; whose it is, the browser finds out. */
export const loader = (args: LoaderArguments) => ({ isCustomer: args.api.isCustomer });

export function Component() {
  const text = useMessages(accountMessages);
  const site = useSite();
  const here = localPath(useLocale(), '/account');
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={`${text.title} | ${site.name}`} noindex />
      <Breadcrumbs items={[{ title: text.title, link: here }]} />
      <ConfirmEmail />
      <div className="mt-2">
        <Account />
      </div>
    </div>
  );
}

function Account() {
  const text = useMessages(accountMessages);
  const { isCustomer } = useLoaderData<typeof loader>();
  const session = useSession();
  // The server's page knows no more of a customer than that it is one.
  if (session.kind === 'guest') return isCustomer ? <AccountSkeleton /> : <GuestPrompt />;
  if (session.user) return <AccountView user={session.user} />;
  return session.isUnreachable ? (
    <Unreachable title={text.unreachableTitle} heading="h1" onRetry={loadUser} />
  ) : (
    <AccountSkeleton />
  );
}
