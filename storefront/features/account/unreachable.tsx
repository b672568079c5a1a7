import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { messages } from './messages.ts';

type Props = { heading?: 'h1' | 'h2'; onRetry: () => void };

export function Unreachable({ heading = 'h2', onRetry }: Props) {
  const text = useMessages(messages);
  return (
    <EmptyState
      icon="offline"
      heading={heading}
      title={text.unreachableTitle}
      text={text.unreachableText}
      actions={<Button onClick={onRetry}>{text.tryAgain}</Button>}
    />
  );
}
