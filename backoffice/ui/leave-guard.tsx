import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { focusedFirst } from './focused-first.ts';
import { uiMessages } from './messages.ts';

type Props = {
  when: boolean;
  /** What of the address's question parts the screen: another of it is leaving as well. */
  within?: readonly string[];
};

/** Whoever leaves a screen with unsaved work is asked first; closing the tab is asked by the browser. */
export function LeaveGuard({ when, within = [] }: Props) {
  const text = useMessages(uiMessages);
  const { status, proceed, reset } = useBlocker({
    // Another filter of the same screen is no leaving.
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        within.some((name) => Object(current.search)[name] !== Object(next.search)[name])),
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={text.unsaved}
      size="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => proceed?.()}>{text.leave}</Button>
          <Button ref={focusedFirst} kind="primary" onClick={() => reset?.()}>
            {text.stay}
          </Button>
        </div>
      }
    >
      {text.unsavedText}
    </Dialog>
  );
}
