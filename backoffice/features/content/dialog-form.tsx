import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { DeleteButton } from './delete-button.tsx';

type Props = {
  title: string;
  onClose: () => void;
  submit: () => Promise<void>;
  isSubmitting: boolean;
  /** For what is there already. */
  remove?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
};

/** A small thing is written in a dialog over its list. */
export function DialogForm({ title, onClose, submit, isSubmitting, remove, children }: Props) {
  const ui = useMessages(uiMessages);
  return (
    <Dialog open onClose={onClose} title={title}>
      <StaffForm
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4"
      >
        {children}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {ui.save}
          </Button>
          {remove && <DeleteButton name={title} remove={remove} onRemoved={onClose} />}
        </div>
      </StaffForm>
    </Dialog>
  );
}
