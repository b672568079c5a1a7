import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { useIsOffline } from '../../state/use-is-offline.ts';
import { failureMessages } from './failure-messages.ts';
import { useRetry } from './use-retry.ts';

/** Something broke on the way, mostly for a while. */
export function FailurePage({ error }: { error: unknown }) {
  const text = useMessages(failureMessages);
  const home = localPath(useLocale(), '/');
  const isOffline = useIsOffline();
  const { retry, isRetrying } = useRetry(error);
  return (
    <div className="page">
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
      <div role="alert">
        <EmptyState
          heading="h1"
          icon={isOffline ? 'offline' : 'warning'}
          title={isOffline ? text.offline : text.failed}
          text={isOffline ? text.offlineText : text.failedText}
          actions={
            <>
              <Button kind="primary" loading={isRetrying} onClick={retry}>
                {text.retry}
              </Button>
              <Button href={home}>{text.home}</Button>
            </>
          }
        />
      </div>
    </div>
  );
}
