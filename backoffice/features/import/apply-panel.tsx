import { useState } from 'react';
import { guardKeys } from '../../../contract/import/options.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './apply-messages.ts';
import { IMPORTS } from './import-queries.ts';
import { writtenNames as names } from './written-names.ts';

/** What was tried is applied: guards are looked at first, and what was refused stays behind. */
export function ApplyPanel({ run }: { run: ImportRun }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [isMaking, setMaking] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { id, found, options } = run;
  const apply = useAct({
    act: (mode: 'all' | 'good') =>
      api.post('/staff/imports/{id}/apply/', {
        params: { id },
        body: {
          mode,
          despite: guardKeys.filter((key) => seen.includes(key)),
          brands: isMaking,
          values: isAdding,
        },
      }),
    renews: [IMPORTS],
    // It is said where the button is.
    onRefused: () => true,
  });
  if (!found) return null;
  const { guards, brands, values } = found;
  const isTable = run.kind === 'table';
  // Of an archive, what is new are its pictures and documents.
  const creatable = !isTable || options.creates ? found.new : 0;
  const waiting = isMaking ? 0 : brands.reduce((sum, { rows }) => sum + rows, 0);
  const refused = found.refused + waiting;
  const created = creatable - waiting;
  const changed = found.changed + created;
  if (found.changed + creatable === 0) {
    return (
      <Alert title={text.nothing}>
        {refused === 0 && found.new === 0 && <p>{text.nothingText}</p>}
        {found.new > 0 && <p>{text.newNote(found.new)}</p>}
        {found.archived > 0 && <p>{text.archived(found.archived)}</p>}
      </Alert>
    );
  }
  const isSeen = guards.every(({ key }) => seen.includes(key));
  const written = options.writes.map((field) => names[field].toLowerCase()).join(', ');
  return (
    <Panel title={guards.length > 0 ? text.look : text.ready}>
      <div className="grid gap-3">
        {guards.map(({ key, text: said }) => (
          <Alert key={key} kind="warning" title={said}>
            <Checkbox
              name={key}
              label={text.seen}
              checked={seen.includes(key)}
              onChange={(isOn) =>
                setSeen(isOn ? [...seen, key] : seen.filter((one) => one !== key))
              }
            />
          </Alert>
        ))}
        {brands.length > 0 && (
          <NewThings
            name="brands"
            title={text.newBrands(brands.length)}
            things={brands}
            label={text.makeBrands}
            explained={isMaking ? text.brandsUndone : text.brandsWait}
            isMaking={isMaking}
            onMake={setMaking}
          />
        )}
        {values.length > 0 && (
          <NewThings
            name="values"
            title={text.newValues(values.length)}
            things={values.map(({ attribute, value, rows }) => ({
              title: `${attribute}: ${value}`,
              rows,
            }))}
            label={text.makeValues}
            explained={isAdding ? text.valuesStay : text.valuesWait}
            isMaking={isAdding}
            onMake={setAdding}
          />
        )}
        {apply.isError && <Alert kind="error">{explainFailure(apply.error, locale).text}</Alert>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            kind="primary"
            disabled={!isSeen || changed === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate(refused > 0 ? 'good' : 'all')}
          >
            {refused > 0 ? text.applyGood(changed) : text.apply(changed)}
          </Button>
          <p className="min-w-60 flex-1 text-sm text-steel">
            {!isSeen && <b className="text-warn">{text.tickFirst} </b>}
            {isTable
              ? text.writes(written)
              : options.files === 'replace'
                ? text.filesReplace
                : text.filesAdd}{' '}
            {refused > 0 ? text.someRefused(refused) : text.allGood}{' '}
            {isTable && created > 0 && text.created(created)}{' '}
            {found.returning > 0 && text.returning(found.returning)}{' '}
            {found.archived > 0 && <b className="text-warn">{text.archived(found.archived)}</b>}
            {creatable === 0 && found.new > 0 && text.newNote(found.new)}
          </p>
        </div>
      </div>
    </Panel>
  );
}

type ThingsProps = {
  name: string;
  title: string;
  things: { title: string; rows: number }[];
  label: string;
  explained: string;
  isMaking: boolean;
  onMake: (isMaking: boolean) => void;
};

const MOST_SHOWN = 30;

/** What the table names and the shop does not have: made only where somebody says so. */
function NewThings({ name, title, things, label, explained, isMaking, onMake }: ThingsProps) {
  const shown = things.toSorted((a, b) => b.rows - a.rows).slice(0, MOST_SHOWN);
  const more = things.length - shown.length;
  return (
    <Alert kind="warning" title={title}>
      <ul className="my-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map(({ title: thing, rows }) => (
          <li key={thing}>
            <b className="wrap-anywhere">{thing}</b>{' '}
            <span className="whitespace-nowrap text-steel">{text.brandRows(rows)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-steel">{text.moreBrands(more)}</li>}
      </ul>
      <Checkbox name={name} label={label} checked={isMaking} onChange={onMake} />
      <p className="text-sm text-steel">{explained}</p>
    </Alert>
  );
}
