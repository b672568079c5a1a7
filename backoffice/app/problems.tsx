import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { text } from './messages.ts';

export function NotFound() {
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
