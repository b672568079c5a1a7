import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { ui as text } from './messages.ts';

type Props = {
  title: string;
  /** What the button says that does it. */
  action: string;
  kind?: ComponentProps<typeof Button>['kind'];
  isBusy?: boolean;
  onDo: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question before something is done, with what it means. */
export function AskDialog({ title, action, kind = 'primary', isBusy, ...rest }: Props) {
  const { onDo, onClose, children } = rest;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind={kind} {...(isBusy !== undefined && { loading: isBusy })} onClick={onDo}>
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
