import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Tabs } from '../../../kit/ui/tabs.tsx';
import type { AuthOptions } from '../session/auth-request.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { messages } from './messages.ts';
import { Registration } from './registration.tsx';

type Props = AuthOptions & { onClose: () => void };

export default function AuthDialog({ tab = 'login', userType, reason, onClose }: Props): ReactNode {
  const text = useMessages(messages);
  const [shown, setShown] = useState(tab);
  const [forgotten, setForgotten] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  // Whoever comes to log in types at once; the tabs are a step back.
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) input')?.focus();
  }, []);

  return (
    // One thing at a time: what lies below another dialog is not seen.
    <div className="[&>dialog:has(+dialog:modal)]:opacity-0 [&>dialog:has(+dialog:modal)]:backdrop:opacity-0">
      <Dialog
        open
        onClose={onClose}
        title={shown === 'login' ? text.logInTitle : text.registerTitle}
      >
        <div ref={content}>
          {reason && <Alert className="mb-4">{reason}</Alert>}
          <Tabs
            label={text.account}
            value={shown}
            onChange={setShown}
            items={[
              {
                id: 'login',
                label: text.logInTab,
                content: <LoginForm onForgotten={() => setForgotten(true)} />,
              },
              {
                id: 'register',
                label: text.registerTab,
                content: <Registration userType={userType} onRegistered={onClose} />,
              },
            ]}
          />
        </div>
      </Dialog>
      {forgotten && <ForgotPassword onClose={() => setForgotten(false)} />}
    </div>
  );
}
