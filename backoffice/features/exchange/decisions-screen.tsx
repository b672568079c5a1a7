import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { RememberedDecision } from '../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../contract/staff/exchange-words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { acts, type Column } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { formatMoment } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './waiting-messages.ts';

const route = getRouteApi('/signed-in/exchange/decisions');

/** What people have decided, which holds for every run to come, and can be taken back. */
export default function DecisionsScreen() {
  const mayForget = useMay('products.write');
  const { filters, set } = useFilters(route);
  const [asked, setAsked] = useState<RememberedDecision | null>(null);
  const forgetting: Column<RememberedDecision> = acts(
    text.forget,
    (decision) =>
      mayForget && (
        <Button
          size="sm"
          aria-label={text.forgetFor(decision.title)}
          onClick={() => setAsked(decision)}
        >
          {text.forget}
        </Button>
      ),
  );
  return (
    <ExchangeFrame
      page="decisions"
      actions={<ExportButton path="/staff/exchange/decisions/export/" filters={filters} />}
    >
      <p className="mb-4 max-w-3xl text-steel">{text.decisionsIntro}</p>
      <Panel flush>
        <div className="filters">
          <SearchField
            value={filters.search ?? ''}
            onChange={(search) => set({ search })}
            hint={text.searchHint}
          />
        </div>
        <PagedTable
          queryKey={['exchange', 'decisions', filters]}
          read={(page) => api.get('/staff/exchange/decisions/', { query: { ...filters, ...page } })}
          label={text.decided}
          columns={[...columns, forgetting]}
          keyOf={({ id }) => id}
          empty={<EmptyState icon="success" title={text.noDecisions} text={text.noDecisionsText} />}
        />
      </Panel>
      {asked && <ForgetDialog decision={asked} onClose={() => setAsked(null)} />}
    </ExchangeFrame>
  );
}

const columns: Column<RememberedDecision>[] = [
  {
    key: 'goods',
    title: text.goods,
    cell: ({ title, external_id }) => (
      <>
        <span className="font-semibold">{title || external_id}</span>
        <span className="block text-xs break-all text-steel">{external_id}</span>
      </>
    ),
  },
  {
    key: 'decided',
    title: text.decided,
    isPlain: true,
    cell: (decision) => <What {...decision} />,
  },
  {
    key: 'state',
    title: text.state,
    isPlain: true,
    cell: ({ is_waiting, reason, kind }) =>
      is_waiting ? (
        <>
          <Badge kind="warn">{text.waits}</Badge>
          <span className="block text-xs text-steel">{exchangeReason(reason, locale)}</span>
        </>
      ) : (
        <Badge kind={kind === 'ignore' ? 'neutral' : 'ok'}>
          {kind === 'ignore' ? text.leftOut : text.placed}
        </Badge>
      ),
  },
  { key: 'by', title: text.by, cell: ({ by }) => by },
  {
    key: 'when',
    title: text.when,
    cell: ({ decided_at }) => (decided_at ? formatMoment(decided_at) : '—'),
    className: 'whitespace-nowrap',
  },
];

function What({ kind, target }: RememberedDecision) {
  if (kind === 'ignore') return text.kind_ignore;
  return (
    <>
      {text[`kind_${kind}`]}{' '}
      {target === null ? (
        <span className="text-steel">({text.gone})</span>
      ) : (
        <a
          href={kind === 'product' ? `/admin/products/${target.id}` : '/admin/catalogue'}
          className="text-copper hover:underline"
        >
          {target.title}
        </a>
      )}
    </>
  );
}

type ForgetProps = { decision: RememberedDecision; onClose: () => void };

function ForgetDialog({ decision: { id, version, title, kind }, onClose }: ForgetProps) {
  const forget = useAct({
    act: () =>
      api.post('/staff/exchange/decisions/{id}/forget/', { params: { id }, body: { version } }),
    renews: [['exchange'], ['today']],
    said: ({ is_waiting }) => (is_waiting ? text.waitsAgain : text.forgotten),
    onDone: onClose,
  });
  return (
    <AskDialog
      title={text.forgetTitle}
      action={text.forget}
      kind="danger"
      isBusy={forget.isPending}
      onDo={() => forget.mutate()}
      onClose={onClose}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-2">{text[`forget_${kind}`]}</p>
    </AskDialog>
  );
}
