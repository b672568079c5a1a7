import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodeToCopy } from '../../ui/copy-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { readAccounts } from './account-dialogs.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { BasesPanel } from './bases-panel.tsx';
import { text } from './connection-messages.ts';
import { ExchangeFrame } from './exchange-frame.tsx';
import { MatchedWarehouses } from './matched-warehouses.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** For whoever sets 1C up: what to type there, and how what comes is read. */
export default function ConnectionScreen() {
  const query = useQuery(readAccounts);
  return (
    <ExchangeFrame page="connection">
      <Loaded query={query}>
        {({ results }) => (
          <div className="grid max-w-5xl grid-cols-1 gap-4">
            <ToType name={results.find(({ is_active }) => is_active)?.name} />
            <AccountsPanel accounts={results} />
            <BasesPanel />
            <SettingsPanel />
            <MatchedWarehouses />
          </div>
        )}
      </Loaded>
    </ExchangeFrame>
  );
}

/** The names of the fields are 1C's own, whatever language one reads here. */
function ToType({ name }: { name: string | undefined }) {
  const address = `${location.origin}/1c_exchange`;
  const oldAddress = `${location.origin}/bitrix/admin/1c_exchange.php`;
  return (
    <Panel title={text.inOneC}>
      <p className="mb-4 max-w-3xl text-sm text-steel">{text.inOneCText}</p>
      <dl className="grid gap-3">
        <Row field="Адрес сайта" label={text.address} value={address} />
        <Row field="Адрес сайта" label={text.oldAddress} value={oldAddress} />
        {name ? (
          <Row field="Имя пользователя" label={text.userName} value={name} />
        ) : (
          <Row field="Имя пользователя" label={text.userName}>
            {text.noAccount}
          </Row>
        )}
        <Row field="Пароль" label={text.password}>
          {text.passwordOnce}
        </Row>
      </dl>
      <p className="mt-4 max-w-3xl text-sm">
        <span className="font-semibold">{text.what}.</span> {text.whatText}
      </p>
    </Panel>
  );
}

type RowProps = { field: string; label: string; value?: string; children?: ReactNode };

const Row = ({ field, label, value, children }: RowProps) => (
  <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[240px_minmax(0,1fr)]">
    <dt>
      <span lang="ru" className="font-semibold">
        {field}
      </span>
      {label !== field && <span className="block text-xs text-steel">{label}</span>}
    </dt>
    <dd className="flex items-center gap-2">
      {value === undefined ? (
        <span className="text-sm text-steel">{children}</span>
      ) : (
        <CodeToCopy value={value} label={label} />
      )}
    </dd>
  </div>
);
