import { type ReactNode, useState } from 'react';
import type { ContentState, MissingTexts } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { ConflictDialog } from '../../ui/conflict.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CONTENT } from './desks.ts';
import { MissingMark, StateMark } from './marks.tsx';
import { messages } from './messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { Clash } from './use-content-form.ts';

type Section = 'pages' | 'articles' | 'blocks' | 'popups';

type Props = {
  section: Section;
  title: string;
  held: { id: number; version: number; state: ContentState; missing: MissingTexts } | null;
  form: {
    submit: () => Promise<void>;
    formState: { isDirty: boolean; isSubmitting: boolean };
    clash: Clash | null;
    closeClash: () => void;
    overwrite: () => Promise<void>;
  };
  remove: (id: number, version: number) => Promise<unknown>;
  onGone: () => void;
  children: ReactNode;
};

/** The frame of every form: its state, saving, looking at it, and what is asked on the way out. */
export function ContentForm(props: Props) {
  const { section, title, held, form, remove, onGone, children } = props;
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const [isLooking, setLooking] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Screen
      title={title}
      needs={held ? 'content.read' : 'content.write'}
      isForm
      back={{ href: `/admin/content/${section}`, label: text[section] }}
      mark={
        held && (
          <>
            <StateMark state={held.state} />
            <MissingMark missing={held.missing} />
          </>
        )
      }
      actions={
        <>
          {held && mayWrite && (
            <RemoveButton
              question={ui.removeSure(title)}
              text={text.removeText}
              renews={[CONTENT]}
              remove={() => remove(held.id, held.version)}
              onRemoved={onGone}
            />
          )}
          {held && (
            <Button icon="eye" onClick={() => setLooking(true)}>
              {text.preview}
            </Button>
          )}
          {mayWrite && (
            <Button kind="primary" loading={isSubmitting} onClick={() => void form.submit()}>
              {ui.save}
            </Button>
          )}
        </>
      }
    >
      <StaffForm
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <fieldset disabled={!mayWrite} className="grid gap-4">
          {children}
        </fieldset>
      </StaffForm>
      <LeaveGuard when={isDirty && !isSubmitting} />
      <ConflictDialog
        conflict={form.clash?.conflict ?? null}
        differences={form.clash?.differences ?? []}
        onClose={form.closeClash}
        onReload={() => void queries.resetQueries({ queryKey: CONTENT })}
        onOverwrite={() => void form.overwrite()}
      />
      {held && isLooking && (
        <PreviewDialog section={section} id={held.id} onClose={() => setLooking(false)} />
      )}
    </Screen>
  );
}
