import { useBlocker } from '@tanstack/react-router';
import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** Whether something is typed in the dialog around. */
const TypedInDialog = createContext<RefObject<boolean> | null>(null);

/**
 * Whoever leaves a screen or closes a dialog with unsaved work is asked first; closing the tab is asked
 * by the browser.
 */
export function LeaveGuard({ when, within = [] }: Props) {
  const typedInDialog = useContext(TypedInDialog);
  useEffect(() => {
    if (!typedInDialog) return;
    typedInDialog.current = when;
    return () => {
      typedInDialog.current = false;
    };
  }, [typedInDialog, when]);
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
    <LeaveQuestion
      isAsked={status === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}

/** A dialog with a form of its own: what is typed there is not lost by Escape or a press beside it. */
export function FormDialog({ onClose, ...dialog }: ComponentProps<typeof Dialog>) {
  const isTyped = useRef(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <TypedInDialog value={isTyped}>
      <Dialog {...dialog} onClose={() => (isTyped.current ? setAsked(true) : onClose())} />
      <LeaveQuestion
        isAsked={isAsked}
        onStay={() => setAsked(false)}
        onLeave={() => {
          setAsked(false);
          onClose();
        }}
      />
    </TypedInDialog>
  );
}

type QuestionProps = { isAsked: boolean; onStay: () => void; onLeave: () => void };

function LeaveQuestion({ isAsked, onStay, onLeave }: QuestionProps) {
  const text = useMessages(uiMessages);
  return (
    <Dialog
      open={isAsked}
      onClose={onStay}
      title={text.unsaved}
      size="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onLeave}>{text.leave}</Button>
          <Button ref={focusedFirst} kind="primary" onClick={onStay}>
            {text.stay}
          </Button>
        </div>
      }
    >
      {text.unsavedText}
    </Dialog>
  );
}
