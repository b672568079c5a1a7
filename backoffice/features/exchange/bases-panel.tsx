import { useQuery } from '@tanstack/react-query';
import { type BaseRole, baseRoles } from '../../../contract/editing/exchange.ts';
import type { ExchangeBase } from '../../../contract/staff/exchange.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ChoiceAtOnce } from './choice-at-once.tsx';
import { baseText as text } from './matching-messages.ts';

/** What another base of 1C is to the shop; shown once one has come. */
export function BasesPanel() {
  const { data } = useQuery({
    queryKey: ['exchange', 'bases'],
    queryFn: () => api.get('/staff/exchange/bases/'),
  });
  const bases = data?.results ?? [];
  if (bases.length < 2) return null;
  return (
    <Panel title={text.bases}>
      <p className="mb-3 max-w-3xl text-sm text-steel">{text.intro}</p>
      <ul className="grid gap-3">
        {bases.map((base) => (
          <li key={`${base.id} ${base.version}`}>
            <Base {...base} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Base({ id, title, external_id, role, seen_at, version }: ExchangeBase) {
  const mayWrite = useMay('settings.write');
  const decide = useAct({
    act: (chosen: BaseRole) =>
      api.post('/staff/exchange/bases/{id}/decide/', {
        params: { id },
        body: { version, decision: { role: chosen } },
      }),
    renews: [['exchange']],
    said: text.saved,
  });
  const name = title || external_id;
  return (
    <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[320px_minmax(0,1fr)]">
      <span>
        <span lang="ru" className="font-semibold">
          {name}
        </span>
        <span className="block text-xs break-all text-steel">{external_id}</span>
        <span className="block text-xs text-steel">{formatMoment(seen_at)}</span>
      </span>
      {role === 'ours' ? (
        <span>{text.role_ours}</span>
      ) : (
        <ChoiceAtOnce
          name="base"
          label={text.roleOf(name)}
          value={role ?? ''}
          {...(role === null && { placeholder: text.undecided })}
          options={baseRoles.map((one) => ({ value: one, label: text[`role_${one}`] }))}
          act={decide}
          disabled={!mayWrite}
          className="w-full max-w-xl"
        />
      )}
    </div>
  );
}
