import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { ResetRequest } from '../password-reset/reset-request.tsx';
import { messages } from './messages.ts';

/** Lies over the login, which waits below with what was typed. */
export function ForgotPassword({ onClose }: { onClose: () => void }) {
  const text = useMessages(messages);
  return (
    <Dialog open onClose={onClose} title={text.recovery} size="sm">
      <ResetRequest
        wayBack={
          <Button kind="ghost" icon="arrow-left" onClick={onClose}>
            {text.backToLogIn}
          </Button>
        }
      />
    </Dialog>
  );
}
