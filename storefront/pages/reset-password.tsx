import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { messages as passwordResetMessages } from '../features/password-reset/messages.ts';
import { NewPassword } from '../features/password-reset/new-password.tsx';
import { ResetRequest } from '../features/password-reset/reset-request.tsx';
import { openAuth } from '../features/session/auth-request.ts';
import { useSession } from '../features/session/session.ts';
import { useLocation } from '../router/hooks.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

/** Both steps: asking for the link and, by the link, choosing the new password. */
export function Component() {
  const text = useMessages(passwordResetMessages);
  const site = useSite();
  const here = localPath(useLocale(), '/accounts/reset-password');
  const session = useSession();
  const email = (session.kind === 'customer' && session.user?.email) || '';
  const query = new URLSearchParams(useLocation().search);
  const uid = query.get('uid');
  const token = query.get('token');
  const title = uid && token ? text.newTitle : text.title;
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={`${title} | ${site.name}`} noindex />
      {/* The address holds the key to an account: no other site gets to see it. */}
      <meta name="referrer" content="no-referrer" />
      <Breadcrumbs items={[{ title, link: here }]} />
      <div className="mx-auto my-4 max-w-lg md:my-10 md:rounded-card md:border md:border-line md:p-8">
        <h1 className="mb-4 text-2xl md:mb-6">{title}</h1>
        {uid && token ? (
          <NewPassword resetKey={{ uid, token }} />
        ) : (
          <ResetRequest
            key={email}
            email={email}
            wayBack={
              session.kind === 'guest' && (
                <Button kind="ghost" icon="login" onClick={() => openAuth()}>
                  {text.logIn}
                </Button>
              )
            }
          />
        )}
      </div>
    </div>
  );
}
