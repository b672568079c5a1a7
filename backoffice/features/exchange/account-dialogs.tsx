import type { ExchangeAccount } from '../../../contract/staff/exchange.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { oneOf } from '../../resources/resource.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { CodeToCopy } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { FormDialog } from '../../ui/leave-guard.tsx';
import { SendDialog } from '../../ui/send-form.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { text } from './connection-messages.ts';

export const readAccounts = {
  queryKey: ['exchange', 'accounts'],
  queryFn: () => api.get('/staff/exchange/accounts/'),
};
const renews = [['exchange']];

/** What is shown once. */
export type Made = { title: string; name: string; password: string };
type MakingProps = { onClose: () => void; onMade: (made: Made) => void };
type AboutProps = { account: ExchangeAccount; onClose: () => void };

/** Where an account may come from, one network a line. */
const networksField = {
  name: 'networks',
  label: text.networks,
  hint: text.networksHint,
  multiline: true,
  rows: 4,
  spellCheck: false,
} as const;

const networksIn = (typed: string) =>
  typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

export function NewAccountDialog({ onClose, onMade }: MakingProps) {
  return (
    <SendDialog
      title={text.newAccount}
      action={text.create}
      values={{ name: '', networks: '' }}
      send={({ name, networks }) =>
        api.post('/staff/exchange/accounts/', { body: { name, networks: networksIn(networks) } })
      }
      renews={renews}
      onSent={({ account: { name }, password }) => onMade({ title: text.created, name, password })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField
            control={control}
            name="name"
            label={text.name}
            hint={text.nameHint}
            required
            maxLength={50}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField control={control} {...networksField} />
        </>
      )}
    </SendDialog>
  );
}

export function NetworksDialog(props: AboutProps) {
  const title = text.of(text.changeNetworks, props.account.name);
  return (
    <FormDialog open onClose={props.onClose} title={title} size="sm">
      <NetworksForm {...props} />
    </FormDialog>
  );
}

/** An account counts no versions: its change says what was seen of it. */
const held = (account: ExchangeAccount) => ({ ...account, version: 0 });

function NetworksForm({ account, onClose }: AboutProps) {
  const { id } = account;
  const form = useHeldForm({
    held: held(account),
    valuesOf: (whole) => {
      const { is_active, networks } = whole ?? account;
      return { is_active, networks: networks.join('\n') };
    },
    labels: { networks: text.networks, is_active: text.state },
    wordsOf: (name, value) => (name === 'is_active' ? (value ? text.on : text.off) : value),
    read: async () => held(oneOf((await readAccounts.queryFn()).results, (one) => one.id === id)),
    save(typed, { whole }) {
      const { is_active, networks } = whole ?? account;
      return api.post('/staff/exchange/accounts/{id}/', {
        params: { id },
        body: { ...typed, networks: networksIn(typed.networks), seen: { is_active, networks } },
      });
    },
    renews,
    onSaved: onClose,
  });
  return (
    <HeldForm form={form}>
      <TextField control={form.control} {...networksField} />
      <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
        {text.save}
      </Button>
    </HeldForm>
  );
}

export function RenewDialog({ account: { id }, onClose, onMade }: AboutProps & MakingProps) {
  const renew = useAct({
    act: () => api.post('/staff/exchange/accounts/{id}/password/', { params: { id } }),
    renews,
    onDone: ({ account: { name }, password }) => onMade({ title: text.renewed, name, password }),
  });
  return (
    <AskDialog
      title={text.newPasswordTitle}
      action={text.newPassword}
      isBusy={renew.isPending}
      onDo={() => renew.mutate()}
      onClose={onClose}
    >
      <p>{text.newPasswordText}</p>
    </AskDialog>
  );
}

/** The password of an account, the one time it can be seen. */
export function PasswordDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const { title, name, password } = made;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <Button kind="primary" onClick={onClose} className="w-full">
          {text.close}
        </Button>
      }
    >
      <p className="mb-4">{text.keepIt}</p>
      <dl className="grid gap-3">
        {[[text.userName, name] as const, [text.password, password] as const].map(
          ([label, value]) => (
            <div key={label}>
              <dt className="mb-1 text-sm font-medium">{label}</dt>
              <dd className="flex items-center gap-2">
                <CodeToCopy value={value} label={label} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
