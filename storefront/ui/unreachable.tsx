import { useState } from 'react';
import { defineMessages, useMessages } from '../../kit/i18n/messages.ts';
import { Alert } from '../../kit/ui/alert.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

const messages = defineMessages({
  text: [
    'Verificați conexiunea la internet și încercați din nou.',
    'Проверьте интернет и попробуйте ещё раз.',
  ],
  again: ['Încearcă din nou', 'Попробовать ещё раз'],
});

type Props = {
  /** What is missing. */
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  /** Beside what is there: a note, and how loud, instead of all there is to see. */
  note?: 'warning' | 'error';
  onRetry: () => Promise<void> | void;
  className?: string;
};

/** In the place of what could not be fetched, code or data: says so, and tries again. */
export function Unreachable({ title, heading = 'h2', note, onRetry, className }: Props) {
  const text = useMessages(messages);
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  if (note) {
    return (
      <Alert kind={note} className={className}>
        <p>{title}</p>
        <Button size="sm" loading={trying} onClick={retry} className="mt-2">
          {text.again}
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status" className={className}>
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
