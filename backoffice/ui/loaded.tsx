import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusOf } from '../../kit/api/api-error.ts';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { locale } from '../i18n.ts';
import { ui as text } from './messages.ts';
import type { Paging } from './use-pages.ts';

type Props<T> = {
  query: UseQueryResult<T>;
  /** Stands in the place, and at the size, of what is on its way. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query brought; until then a skeleton, or what went wrong and a way to try again. */
export function Loaded<T>({ query, skeleton = <Lines />, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting>{skeleton}</Waiting>;
  return <ReadFailure error={query.error} onAgain={() => void query.refetch()} />;
}

export function ReadFailure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <div className="state">
      <Failure {...{ error, onAgain }} />
    </div>
  );
}

/** Instead of a screen that the reader's role does not include. */
export function Forbidden() {
  return (
    <div className="state">
      <EmptyState icon="shield" title={text.forbidden} text={text.forbiddenText} />
    </div>
  );
}

function Failure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (statusOf(error) === 403) {
    return <EmptyState icon="shield" title={text.forbidden} text={text.forbiddenText} />;
  }
  if (statusOf(error) === 404) {
    return (
      <EmptyState
        icon="search"
        title={text.missing}
        text={text.missingText}
        actions={<Button onClick={() => history.back()}>{text.back}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="offline"
      title={text.failed}
      text={explainFailure(error, locale).text}
      actions={<Button onClick={onAgain}>{text.again}</Button>}
    />
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label={text.loading}>
      {children}
    </div>
  );
}

const Lines = () => (
  <div className="grid gap-3 py-3">
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9 w-2/3" />
  </div>
);

type PagesProps<Row> = {
  list: {
    query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'error' | 'refetch'>;
    rows: Row[];
    paging: Paging;
  };
  children: (rows: Row[], paging: Paging) => ReactNode;
};

/** The same for a list that is read page by page. */
export function LoadedPages<Row>({ list: { query, rows, paging }, children }: PagesProps<Row>) {
  if (query.data !== undefined) return children(rows, paging);
  if (!query.isError) {
    return (
      <Waiting>
        <div className="px-4">
          <Lines />
        </div>
      </Waiting>
    );
  }
  return <ReadFailure error={query.error} onAgain={() => void query.refetch()} />;
}
