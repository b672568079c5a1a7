import type { ComponentProps, ReactNode } from 'react';
import type { SettingName } from '../../../contract/editing/settings.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useMay } from '../../session/session.ts';
import { ConflictDialog } from '../../ui/conflict.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { ReplaceDialog } from './unreadable.tsx';

type Props = {
  title: string;
  name: SettingName;
  /** Its only field has the same name. */
  isSaidBelow?: boolean;
  form: {
    submit: () => Promise<void>;
    formState: { isDirty: boolean; isSubmitting: boolean };
    replacing: Omit<ComponentProps<typeof ReplaceDialog>, 'name'>;
    clash: Pick<
      ComponentProps<typeof ConflictDialog>,
      'conflict' | 'onClose' | 'onReload' | 'onOverwrite'
    >;
  };
  children: ReactNode;
};

export function SettingPanel({ title, name, isSaidBelow = false, form, children }: Props) {
  const { submit, formState, clash, replacing } = form;
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('settings.write');
  return (
    <Panel {...(isSaidBelow ? { className: 'pt-3' } : { title })}>
      <StaffForm
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset disabled={!mayWrite} className="grid gap-4">
          {children}
          {mayWrite && (
            <div>
              <Button
                type="submit"
                kind={formState.isDirty ? 'primary' : 'secondary'}
                loading={formState.isSubmitting}
                aria-label={`${ui.save}: ${title}`}
              >
                {ui.save}
              </Button>
            </div>
          )}
        </fieldset>
      </StaffForm>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} within={['part']} />
      <ReplaceDialog name={name} {...replacing} />
      <ConflictDialog
        {...clash}
        {...(clash.conflict?.actorName && { who: clash.conflict.actorName })}
        conflict={clash.conflict && { ...clash.conflict, changed: [title] }}
      />
    </Panel>
  );
}
