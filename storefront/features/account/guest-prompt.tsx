import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { openAuth } from '../session/auth-request.ts';
import { messages } from './messages.ts';

export function GuestPrompt() {
  const text = useMessages(messages);
  return (
    <EmptyState
      icon="user"
      heading="h1"
      title={text.guestTitle}
      text={text.guestText}
      actions={
        <>
          <Button kind="primary" icon="login" onClick={() => openAuth({ tab: 'login' })}>
            {text.logIn}
          </Button>
          <Button onClick={() => openAuth({ tab: 'register' })}>{text.register}</Button>
        </>
      }
    />
  );
}
