import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { messages } from './messages.ts';

type Props = { heading?: 'h1' | 'h3'; onRetry: () => Promise<void> | void };

export function Unreachable({ heading = 'h3', onRetry }: Props) {
  const text = useMessages(messages);
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <EmptyState
      icon="offline"
      heading={heading}
      title={text.unreachableTitle}
      text={text.unreachableText}
      actions={
        <Button loading={trying} onClick={retry}>
          {text.tryAgain}
        </Button>
      }
    />
  );
}
