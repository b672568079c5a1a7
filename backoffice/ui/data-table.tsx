import type { ReactNode } from 'react';
import { useMessages } from '../../storefront/i18n/messages.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { EmptyState } from '../../storefront/ui/empty-state.tsx';
import { uiMessages } from './messages.ts';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  /** What stands in the row's cell. */
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  className?: string;
};

type Props<Row> = {
  /** Heard, not seen. */
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where a press on the row leads; the first column's content becomes the link. */
  hrefOf?: (row: Row) => string;
  /** What shows when there are no rows. */
  empty?: ReactNode;
  /** More pages: what a press on "more" does. */
  more?: { load: () => void; isLoading: boolean } | undefined;
};

/** A list of things. Rows are links where they lead somewhere, so that Tab and Enter work. */
export function DataTable<Row>({ label, columns, rows, keyOf, hrefOf, empty, more }: Props<Row>) {
  const text = useMessages(uiMessages);
  if (rows.length === 0) return empty ?? <EmptyState icon="search" title={text.nothing} />;
  return (
    <div className="overflow-x-auto">
      <table className="table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, isNumber, className = '' }, index) => (
                <td key={key} className={`${isNumber ? 'number' : ''} ${className}`}>
                  {hrefOf && index === 0 ? (
                    <a href={hrefOf(row)} className="row-link font-semibold">
                      {cell(row)}
                    </a>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more && (
        <div className="p-3 text-center">
          <Button loading={more.isLoading} onClick={more.load}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}
