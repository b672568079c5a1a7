import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { messages } from './messages.ts';

export function NotFound() {
  const text = useMessages(messages);
  return (
    <div className="state">
      <EmptyState
        heading="h1"
        icon="search"
        title={text.notFound}
        text={text.notFoundText}
        actions={<Button href="/admin">{text.today}</Button>}
      />
    </div>
  );
}

/** A screen that breaks while it is drawn does not take the menu down with it. */
export function Broken() {
  const text = useMessages(messages);
  return (
    <div className="state">
      <EmptyState
        heading="h1"
        icon="warning"
        title={text.broken}
        text={text.brokenText}
        actions={<Button onClick={() => location.reload()}>{text.reload}</Button>}
      />
    </div>
  );
}
