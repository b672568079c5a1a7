import type { ExchangeAccount } from '../../../contract/staff/exchange.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { conflictIn } from '../../ui/conflict.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { connectionMessages } from './connection-messages.ts';
import { NetworksField, networksIn, showNetworkMistake } from './networks-field.tsx';

/** What is shown once. */
export type Made = { title: string; name: string; password: string };

const renew = () => void queries.invalidateQueries({ queryKey: ['exchange'] });

type NewProps = { onClose: () => void; onMade: (made: Made) => void };

export function NewAccountDialog({ onClose, onMade }: NewProps) {
  const text = useMessages(connectionMessages);
  const { control, submit, formState, setError } = useStaffForm({
    values: { name: '', networks: '' },
    async save({ name, networks }) {
      const { account, password } = await api.post('/staff/exchange/accounts/', {
        body: { name, networks: networksIn(networks) },
      });
      renew();
      onMade({ title: text.created, name: account.name, password });
    },
    onRefused: (error: unknown): boolean => showNetworkMistake(error, setError),
  });
  return (
    <Dialog open onClose={onClose} title={text.newAccount} size="sm">
      <StaffForm onSubmit={submit} className="grid gap-4">
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
        <NetworksField control={control} name="networks" />
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {text.create}
        </Button>
      </StaffForm>
    </Dialog>
  );
}

type NetworksProps = { account: ExchangeAccount; onClose: () => void };

export function NetworksDialog({ account, onClose }: NetworksProps) {
  const text = useMessages(connectionMessages);
  const { id, name, is_active, networks } = account;
  const { control, submit, formState, setError } = useStaffForm({
    values: { networks: networks.join('\n') },
    async save(typed) {
      await api.post('/staff/exchange/accounts/{id}/', {
        params: { id },
        body: {
          is_active,
          networks: networksIn(typed.networks),
          seen: { is_active, networks },
        },
      });
      renew();
      toast('success', text.saved);
      onClose();
    },
    onRefused(error: unknown): boolean {
      if (conflictIn(error)) {
        toast('error', text.conflict);
        renew();
        onClose();
        return true;
      }
      return showNetworkMistake(error, setError);
    },
  });
  return (
    <Dialog open onClose={onClose} title={text.of(text.changeNetworks, name)} size="sm">
      <StaffForm onSubmit={submit} className="grid gap-4">
        <NetworksField control={control} name="networks" />
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {text.save}
        </Button>
      </StaffForm>
    </Dialog>
  );
}

/** The password of an account, the one time it can be seen. */
export function PasswordDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const text = useMessages(connectionMessages);
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
                <code className="min-w-0 flex-1 rounded-control bg-mist px-3 py-2 text-sm break-all">
                  {value}
                </code>
                <CopyButton value={value} label={label} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
