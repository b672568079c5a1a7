import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import { api } from '../../api/api.ts';
import { readWarehouses } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ChoiceAtOnce } from './choice-at-once.tsx';
import { text } from './connection-messages.ts';

export const readExchangeWarehouses = {
  queryKey: ['exchange', 'warehouses'],
  queryFn: () => api.get('/staff/exchange/warehouses/'),
};

/** Where the stock of each of 1C's warehouses stands; shown once 1C has named one. */
export function MatchedWarehouses() {
  const query = useQuery(readExchangeWarehouses);
  if (query.data?.results.length === 0) return null;
  return (
    <Panel
      title={text.warehouses}
      actions={<ExportButton size="sm" path="/staff/exchange/warehouses/export/" />}
    >
      <p className="mb-3 max-w-3xl text-sm text-steel">{text.warehousesText}</p>
      <Loaded query={query}>
        {({ results }) => (
          <ul className="grid gap-3">
            {results.map((warehouse) => (
              <li key={`${warehouse.id} ${warehouse.version}`}>
                <Match {...warehouse} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

/** A choice is followed at once; where stock goes along, after a question. */
function Match({ id, title, external_id, warehouse_id, version }: ExchangeWarehouse) {
  const mayWrite = useMay('settings.write');
  const [asked, setAsked] = useState<string | null>(null);
  const { data: ours = [] } = useQuery(readWarehouses);
  const match = useAct({
    act: (chosen: string) =>
      api.post('/staff/exchange/warehouses/{id}/match/', {
        params: { id },
        body: { version, warehouse_id: Number(chosen) },
      }),
    renews: [['exchange'], ['warehouses'], ['products']],
    said: text.matched,
  });
  const name = title || external_id;
  return (
    <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[240px_minmax(0,1fr)]">
      <span className="font-semibold">{name}</span>
      <ChoiceAtOnce
        name="warehouse"
        label={text.of(text.warehouseHere, name)}
        value={String(warehouse_id ?? '')}
        {...(warehouse_id === null && { placeholder: text.warehouseLater })}
        options={ours.map((one) => ({ value: String(one.id), label: titleOf(one) }))}
        act={match}
        {...(warehouse_id !== null && { onChoose: setAsked })}
        disabled={!mayWrite}
        className="max-w-md"
      />
      {asked !== null && (
        <AskDialog
          title={text.moveTitle}
          action={text.move}
          onDo={() => {
            match.mutate(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{text.moveText}</p>
        </AskDialog>
      )}
    </div>
  );
}
