import { api } from '../../api/api.ts';
import { SecretField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { text } from './messages.ts';

export function PasswordPanel() {
  return (
    <Panel title={text.password}>
      <SendForm
        values={{ password: '', new_password: '' }}
        send={(body) => api.post('/staff/password/', { body })}
        said={text.changed}
        action={text.password}
        kind="secondary"
        className="justify-items-start *:not-[button]:w-full"
      >
        {(control) => (
          <>
            <SecretField
              control={control}
              name="password"
              label={text.present}
              autoComplete="current-password"
            />
            <SecretField
              control={control}
              name="new_password"
              label={text.newPassword}
              hint={text.passwordHint}
              autoComplete="new-password"
            />
          </>
        )}
      </SendForm>
    </Panel>
  );
}
