import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  SearchOutcome,
  TrialAnswer,
  VocabularyTrial,
} from '../../../contract/staff/search-words.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { quoted } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { text } from './messages.ts';

const MOST = 10;

type Props = { edits: Pick<VocabularyTrial, 'lines' | 'equivalents'>; word: string };

/** What texts find now, beside what they would find. */
export function TrialPanel({ edits, word }: Props) {
  const [typed, setTyped] = useState(word);
  const texts = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST);
  const trial = useMutation({
    mutationFn: () => api.post('/staff/search/trial/', { body: { ...edits, texts } }),
  });
  return (
    <Panel title={text.tryTitle}>
      <StaffForm
        onSubmit={(event) => {
          event.preventDefault();
          trial.mutate();
        }}
        className="grid gap-3"
      >
        <Field
          multiline
          rows={3}
          name="texts"
          label={text.tryLabel}
          hint={text.tryHint}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" loading={trial.isPending}>
          {text.tryButton}
        </Button>
      </StaffForm>
      {trial.isError && (
        <Alert kind="error" className="mt-3">
          {explainFailure(trial.error, locale).text}
        </Alert>
      )}
      {trial.data && (
        <div aria-live="polite" className="mt-4 grid gap-4">
          {trial.data.tried.map((tried) => (
            <Tried key={tried.text} tried={tried} />
          ))}
          <Log log={trial.data.log} />
        </div>
      )}
    </Panel>
  );
}

function Tried({ tried }: { tried: TrialAnswer['tried'][number] }) {
  return (
    <section>
      <h3 className="mb-1 flex items-center gap-2 text-sm">
        {quoted(tried.text)}
        {!tried.is_changed && <Badge>{text.same}</Badge>}
      </h3>
      <div className="grid grid-cols-2 gap-2">
        <Outcome label={text.now} outcome={tried.now} />
        <Outcome label={text.edited} outcome={tried.edited} isNew={tried.is_changed} />
      </div>
    </section>
  );
}

type OutcomeProps = { label: string; outcome: SearchOutcome; isNew?: boolean };

function Outcome({ label, outcome, isNew = false }: OutcomeProps) {
  const { total, first, change, searched, left_out } = outcome;
  return (
    <div className={`rounded-control p-2.5 text-xs ${isNew ? 'bg-ok-soft' : 'bg-mist'}`}>
      <p className="font-semibold">
        {label}: {total === 0 ? text.nothing : text.found(total)}
      </p>
      {change && <p className="text-steel">{text.read(searched)}</p>}
      {left_out.length > 0 && <p className="text-warn">{text.leftOut(left_out.join(', '))}</p>}
      <ol className="mt-1 grid gap-1">
        {first.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    </div>
  );
}

function Log({ log: { compared, changed } }: { log: TrialAnswer['log'] }) {
  if (changed.length === 0) return <p className="text-sm text-steel">{text.logNone(compared)}</p>;
  return (
    <section>
      <h3 className="mb-1 text-sm">{text.log}</h3>
      <p className="text-xs text-steel">{text.logSome(changed.length, compared)}</p>
      <ul className="mt-1 divide-y divide-line text-sm">
        {changed.map(({ text: typed, locale: language, found_now, found_edited }) => (
          <li key={`${language} ${typed}`} className="flex justify-between gap-3 py-1.5">
            <span>{quoted(typed)}</span>
            <span className="whitespace-nowrap tabular-nums">
              {found_now} → {found_edited}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
