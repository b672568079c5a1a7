import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './matching-messages.ts';

type Props<Thing extends { id: number }> = {
  page: 'groups' | 'properties';
  route: { useSearch: () => { show?: '' | 'open' | undefined } };
  query: UseQueryResult<{ results: Thing[] }>;
  /** Nobody has said yet what it is here. */
  isOpen: (thing: Thing) => boolean;
  columns: Column<Thing>[];
  words: Record<'intro' | 'thing' | 'show' | 'none' | 'noneText', string>;
  icon: ComponentProps<typeof EmptyState>['icon'];
  actions?: ReactNode;
};

/** What 1C has of one kind beside the shop's own, and what each of it is here. */
export function MatchingScreen<Thing extends { id: number }>(props: Props<Thing>) {
  const { page, route, query, isOpen, columns, words, icon, actions } = props;
  const { filters, set } = useFilters(route);
  return (
    <ExchangeFrame
      page={page}
      actions={
        <>
          <ExportButton
            path={`/staff/exchange/${page}/export/`}
            {...(page === 'properties' && { filters })}
          />
          {actions}
        </>
      }
    >
      <p className="mb-4 max-w-3xl text-steel">{words.intro}</p>
      <Panel flush>
        <Loaded query={query}>
          {({ results }) => {
            const open = results.filter(isOpen);
            if (results.length === 0) {
              return <EmptyState icon={icon} title={words.none} text={words.noneText} />;
            }
            return (
              <>
                <div className="filters">
                  <StateFilter
                    label={words.show}
                    items={[
                      { id: '' as const, label: text.all, count: results.length },
                      { id: 'open' as const, label: text.open, count: open.length },
                    ]}
                    value={filters.show ?? ''}
                    onChange={(show) => set({ show })}
                  />
                </div>
                <DataTable
                  label={words.thing}
                  columns={columns}
                  rows={filters.show ? open : results}
                  keyOf={({ id }) => id}
                  isStacking
                  empty={<EmptyState icon="success" title={text.allDecided} />}
                />
              </>
            );
          }}
        </Loaded>
      </Panel>
    </ExchangeFrame>
  );
}
