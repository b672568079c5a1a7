import { useQuery } from '@tanstack/react-query';
import type { ExchangeRun } from '../../../contract/staff/exchange.ts';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { whileOpen } from './read-overview.ts';
import { RunTable } from './run-table.tsx';

type Runs = { results: ExchangeRun[] };

export const readRuns = {
  queryKey: ['exchange', 'runs'],
  queryFn: () => api.get('/staff/exchange/runs/'),
  refetchInterval: ({ state: { data } }: { state: { data?: Runs | undefined } }) =>
    whileOpen(data?.results.some(({ state }) => state === 'open') ?? false),
};

/** The last visits of 1C, newest first. */
export default function RunsScreen() {
  const query = useQuery(readRuns);
  return (
    <ExchangeFrame page="runs" actions={<ExportButton path="/staff/exchange/runs/export/" />}>
      <Panel flush>
        <Loaded query={query}>{({ results }) => <RunTable runs={results} />}</Loaded>
      </Panel>
    </ExchangeFrame>
  );
}
