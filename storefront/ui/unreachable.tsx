import { useState } from 'react';
import { defineMessages, useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

const messages = defineMessages(
  {
    text: 'Verificați conexiunea la internet și încercați din nou.',
    again: 'Încearcă din nou',
  },
  {
    text: 'Проверьте интернет и попробуйте ещё раз.',
    again: 'Попробовать ещё раз',
  },
);

type Props = {
  /** What is missing. */
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  onRetry: () => Promise<void> | void;
};

/** In the place of what could not be fetched. */
export function Unreachable({ title, heading = 'h2', onRetry }: Props) {
  const text = useMessages(messages);
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <div role="status">
      <EmptyState
        icon="offline"
        heading={heading}
        title={title}
        text={text.text}
        actions={
          <Button loading={trying} onClick={retry}>
            {text.again}
          </Button>
        }
      />
    </div>
  );
}
