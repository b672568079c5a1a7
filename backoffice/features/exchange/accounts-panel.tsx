import { useState } from 'react';
import type { ExchangeAccount } from '../../../contract/staff/exchange.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { acts, type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import {
  type Made,
  NetworksDialog,
  NewAccountDialog,
  PasswordDialog,
  RenewDialog,
} from './account-dialogs.tsx';
import { text } from './connection-messages.ts';

/** Which dialog is open, and about whom. */
type Open =
  | { kind: 'new' }
  | { kind: 'networks' | 'renew'; account: ExchangeAccount }
  | { kind: 'made'; made: Made };

/** The accounts 1C comes with. */
export function AccountsPanel({ accounts }: { accounts: ExchangeAccount[] }) {
  const mayWrite = useMay('settings.write');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const show = (made: Made) => setOpen({ kind: 'made', made });
  const columns: Column<ExchangeAccount>[] = [
    {
      key: 'name',
      title: text.name,
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      key: 'state',
      title: text.state,
      isPlain: true,
      cell: ({ is_active }) => (
        <Badge kind={is_active ? 'ok' : 'danger'}>{is_active ? text.on : text.off}</Badge>
      ),
    },
    {
      key: 'networks',
      title: text.networks,
      cell: ({ networks }) => (networks.length > 0 ? networks.join(', ') : text.anywhere),
    },
    {
      key: 'seen',
      title: text.lastSeen,
      cell: ({ last_seen_at }) => (last_seen_at ? formatMoment(last_seen_at) : text.never),
      className: 'whitespace-nowrap',
    },
    acts(
      text.acts,
      (account) =>
        mayWrite && <Acts account={account} onAsk={(kind) => setOpen({ kind, account })} />,
    ),
  ];
  return (
    <Panel
      title={text.accounts}
      flush
      actions={
        <>
          <ExportButton size="sm" path="/staff/exchange/accounts/export/" />
          {mayWrite && (
            <Button
              size="sm"
              kind={accounts.length === 0 ? 'primary' : 'secondary'}
              icon="plus"
              onClick={() => setOpen({ kind: 'new' })}
            >
              {text.newAccount}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={text.accounts}
        columns={columns}
        rows={accounts}
        keyOf={({ id }) => id}
        empty={<EmptyState icon="link" title={text.noAccounts} text={text.noAccountsText} />}
      />
      {open?.kind === 'new' && <NewAccountDialog onClose={close} onMade={show} />}
      {open?.kind === 'networks' && <NetworksDialog account={open.account} onClose={close} />}
      {open?.kind === 'renew' && (
        <RenewDialog account={open.account} onClose={close} onMade={show} />
      )}
      {open?.kind === 'made' && <PasswordDialog made={open.made} onClose={close} />}
    </Panel>
  );
}

type ActsProps = { account: ExchangeAccount; onAsk: (kind: 'networks' | 'renew') => void };

function Acts({ account: { id, name, is_active, networks }, onAsk }: ActsProps) {
  const turn = useAct({
    act: () =>
      api.post('/staff/exchange/accounts/{id}/', {
        params: { id },
        body: { is_active: !is_active, networks, seen: { is_active, networks } },
      }),
    renews: [['exchange']],
    said: (saved) => (saved.is_active ? text.switchedOn : text.switchedOff),
  });
  const label = is_active ? text.switchOff : text.switchOn;
  return (
    <div className="flex flex-wrap gap-1.5 md:justify-end">
      <Button size="sm" aria-label={text.of(text.newPassword, name)} onClick={() => onAsk('renew')}>
        {text.newPassword}
      </Button>
      <Button
        size="sm"
        aria-label={text.of(text.changeNetworks, name)}
        onClick={() => onAsk('networks')}
      >
        {text.changeNetworks}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        aria-label={text.of(label, name)}
        loading={turn.isPending}
        onClick={() => turn.mutate()}
      >
        {label}
      </Button>
    </div>
  );
}
