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
import { createStore, useStore } from '../../kit/state/store.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { focusedFirst } from './focused-first.ts';
import { ui as text } from './messages.ts';

type Props = {
  when: boolean;
  /** What of the address's question parts the screen: another of it is leaving as well. */
  within?: readonly string[];
  /** Once it is left for good. */
  onLeave?: (() => void) | undefined;
};

/** Whether something is typed in the dialog around. */
const TypedInDialog = createContext<RefObject<boolean> | null>(null);

type Unsaved = { within: readonly string[]; onLeave: (() => void) | undefined };

/** Every form of the screen in which something is typed and not saved. */
const unsaved = createStore<readonly Unsaved[]>([]);

/** Where there is unsaved work, whoever leaves the screen or closes the dialog around is asked first. */
export function LeaveGuard({ when, within = [], onLeave }: Props) {
  const typedInDialog = useContext(TypedInDialog);
  useEffect(() => {
    if (!typedInDialog) return;
    typedInDialog.current = when;
    return () => {
      typedInDialog.current = false;
    };
  }, [typedInDialog, when]);
  const parts = within.join(' ');
  useEffect(() => {
    if (!when) return;
    const own = { within: parts.split(' '), onLeave };
    unsaved.set([...unsaved.read(), own]);
    return () => unsaved.set(unsaved.read().filter((one) => one !== own));
  }, [when, parts, onLeave]);
  return null;
}

type Place = { pathname: string; search: unknown };

/** Another filter of the same screen is no leaving. */
const formsLeft = (from: Place, to: Place) =>
  unsaved
    .read()
    .filter(
      ({ within }) =>
        from.pathname !== to.pathname ||
        within.some((name) => Object(from.search)[name] !== Object(to.search)[name]),
    );

/** Asks once, however many forms are left; closing the tab is asked by the browser. */
export function AskBeforeLeaving() {
  const isTyped = useStore(unsaved, ({ length }) => length > 0);
  const { status, current, next, proceed, reset } = useBlocker({
    disabled: !isTyped,
    shouldBlockFn: ({ current, next }) => formsLeft(current, next).length > 0,
    enableBeforeUnload: () => unsaved.read().length > 0,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      isAsked={status === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => {
        if (current && next) for (const { onLeave } of formsLeft(current, next)) onLeave?.();
        proceed?.();
      }}
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
