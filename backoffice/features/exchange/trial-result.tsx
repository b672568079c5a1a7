import { getRouteApi } from '@tanstack/react-router';
import { type ExchangeTrial, exchangeOutcomes } from '../../../contract/staff/exchange.ts';
import { exchangeKind } from '../../../contract/staff/exchange-words.ts';
import { locale } from '../../i18n.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { text as ownText } from './messages.ts';
import { outcomeItems, outcomeNames, thingColumns } from './outcome.tsx';
import { text } from './trial-messages.ts';

const route = getRouteApi('/signed-in/exchange/trial');

const columns = thingColumns<ExchangeTrial['objects'][number]>(({ title, external_id }) => (
  <span className="font-semibold">{title || external_id}</span>
));

export function TrialResult({ trial }: { trial: ExchangeTrial }) {
  if (trial.counts.length === 0) {
    return (
      <Panel title={text.wouldDo}>
        <p className="text-steel">{text.nothing}</p>
      </Panel>
    );
  }
  return (
    <>
      <Counts counts={trial.counts} />
      <Objects trial={trial} />
    </>
  );
}

/** How many of each kind become what. */
function Counts({ counts }: Pick<ExchangeTrial, 'counts'>) {
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const shown = exchangeOutcomes.filter((outcome) =>
    counts.some((count) => count.outcome === outcome),
  );
  const numberOf = (kind: string, outcome: string) =>
    counts.find((one) => one.kind === kind && one.outcome === outcome)?.number ?? 0;
  const columns: Column<string>[] = [
    {
      key: 'kind',
      title: text.kind,
      cell: (kind) => <span className="font-semibold">{exchangeKind(kind, locale)}</span>,
    },
    ...shown.map(
      (outcome): Column<string> => ({
        key: outcome,
        title: outcomeNames[outcome],
        isNumber: true,
        cell: (kind) => {
          const number = numberOf(kind, outcome);
          return <span className={number > 0 ? 'font-semibold' : 'none text-steel'}>{number}</span>;
        },
      }),
    ),
  ];
  return (
    <Panel title={text.wouldDo} flush>
      <DataTable label={text.wouldDo} columns={columns} rows={kinds} keyOf={(kind) => kind} />
    </Panel>
  );
}

function Objects({ trial: { counts, objects } }: { trial: ExchangeTrial }) {
  const { filters, set } = useFilters(route);
  const { outcome = '' } = filters;
  const countOf = (wanted: string) =>
    counts
      .filter((one) => wanted === '' || one.outcome === wanted)
      .reduce((sum, { number }) => sum + number, 0);
  const shown = outcome ? objects.filter((one) => one.outcome === outcome) : objects;
  return (
    <Panel title={text.things} flush>
      <div className="grid gap-2 border-b border-line px-4 pb-4">
        <StateFilter
          label={ownText.outcome}
          items={outcomeItems(countOf, outcome)}
          value={outcome}
          onChange={(id) => set({ outcome: id })}
        />
        {objects.length < countOf('') && (
          <p className="text-sm text-steel">{text.shownFirst(objects.length)}</p>
        )}
      </div>
      <DataTable
        label={text.things}
        columns={columns}
        rows={shown}
        keyOf={({ kind, external_id }) => `${kind} ${external_id}`}
      />
    </Panel>
  );
}
