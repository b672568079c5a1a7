import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { openAuth } from '../session/auth-request.ts';
import { messages } from './messages.ts';

/** In the place of the prices, which a guest does not see. */
export function GuestPrompt({ className = '' }: { className?: string }) {
  const text = useMessages(messages);
  return (
    <div className={`grid gap-3 rounded-control bg-copper-soft p-4 ${className}`}>
      <p>{text.guestPrices}</p>
      <Button icon="login" onClick={() => openAuth({ tab: 'login' })}>
        {text.logIn}
      </Button>
    </div>
  );
}
