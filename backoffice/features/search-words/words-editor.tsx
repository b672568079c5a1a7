import { getRouteApi } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { VocabularyShown } from '../../../contract/staff/search-words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { api } from '../../api/api.ts';
import { renew } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { type Conflict, ConflictDialog, conflictIn } from '../../ui/conflict.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import {
  countEdits,
  type Draft,
  disputedIn,
  editsOf,
  emptyDraft,
  typedSince,
  writeMarks,
} from './draft.ts';
import { Lines } from './lines.tsx';
import { MeaningDialog } from './meaning-dialog.tsx';
import { text } from './messages.ts';
import { TrialPanel } from './trial-panel.tsx';

const route = getRouteApi('/signed-in/search-words');

type Props = {
  shown: VocabularyShown;
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
};

/** The lines at the left, what they would change at the right. Nothing is saved by trying. */
export function WordsEditor({ shown, draft, setDraft }: Props) {
  const { word = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, setAdding] = useState(word !== '');
  const [clash, setClash] = useState<{ conflict: Conflict; before: VocabularyShown } | null>(null);
  const edits = editsOf(draft, shown);
  const changed = countEdits(edits);
  const save = useAct({
    act: (sent: Draft) =>
      api.post('/staff/search/vocabulary/', {
        body: { version: shown.version, ...editsOf(sent, shown) },
      }),
    answers: (saved) => [['vocabulary'], saved],
    said: text.saved,
    onDone: (_, sent) => {
      setDraft((now) => typedSince(sent, now));
      // The word has its meaning now.
      void navigate({ search: ({ word: _, ...now }) => now, replace: true });
    },
    onRefused(error) {
      const conflict = conflictIn(error);
      if (!conflict) return false;
      // Theirs is read before anybody is asked to save over it.
      void renew(['vocabulary']).then(() => setClash({ conflict, before: shown }));
      return true;
    },
  });
  const setLine = (meaning: string, spellings: string) =>
    setDraft({ ...draft, lines: { ...draft.lines, [meaning]: spellings } });

  /** A new meaning gets the word, an old one is given it in addition. */
  function give(meaning: string, title: string) {
    const line = shown.lines.find((one) => one.meaning === meaning);
    const before = draft.lines[meaning] ?? line?.spellings.join(', ') ?? '';
    setDraft({
      ...draft,
      lines: { ...draft.lines, [meaning]: [before, word].filter(Boolean).join(', ') },
      added: line ? draft.added : { ...draft.added, [meaning]: title },
    });
    setAdding(false);
  }

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1fr_26rem]">
      <div className="grid gap-4">
        <Panel flush>
          <Lines
            {...{ shown, draft }}
            onChange={setLine}
            actions={
              <>
                <Button icon="plus" onClick={() => setAdding(true)}>
                  {text.add}
                </Button>
                <div className="ml-auto">
                  <ExportButton path="/staff/search/vocabulary/export/" />
                </div>
              </>
            }
          />
        </Panel>
        <Panel title={text.equivalents}>
          <Field
            multiline
            rows={10}
            name="equivalents"
            label={text.equivalents}
            hint={text.equivalentsHint}
            value={draft.equivalents ?? writeMarks(shown.equivalents)}
            onChange={(equivalents) => setDraft({ ...draft, equivalents })}
          />
        </Panel>
      </div>
      <div className="grid gap-4 xl:sticky xl:top-4">
        {changed > 0 && (
          <Panel>
            <div className="flex flex-wrap items-center gap-2 pt-3">
              <span role="status" className="mr-auto font-semibold">
                {text.unsaved(changed)}
              </span>
              <Button onClick={() => setDraft(emptyDraft)}>{text.discard}</Button>
              <Button kind="primary" loading={save.isPending} onClick={() => save.mutate(draft)}>
                {ui.save}
              </Button>
            </div>
          </Panel>
        )}
        <TrialPanel edits={edits} word={word} />
      </div>
      {isAdding && <MeaningDialog word={word} onChoose={give} onClose={() => setAdding(false)} />}
      <ConflictDialog
        conflict={clash && { ...clash.conflict, changed: [text.words] }}
        differences={clash ? disputedIn(draft, clash.before, shown, text.equivalents) : []}
        onClose={() => setClash(null)}
        onReload={() => {
          setClash(null);
          setDraft(emptyDraft);
        }}
        onOverwrite={() => {
          setClash(null);
          save.mutate(draft);
        }}
      />
    </div>
  );
}
