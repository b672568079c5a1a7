import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { Alert } from '../../kit/ui/alert.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useAct } from '../api/use-act.ts';
import { locale } from '../i18n.ts';
import { ui } from './messages.ts';

/** Where something is still used: how often, or the names of what uses it. */
export type Use = { label: string; said: number | string; href?: string };

type Props = {
  /** Such as «Delete this?». */
  question: string;
  /** In place of the button's word a mark alone, called so: where there is room for no more. */
  mark?: string;
  /** In place of «Delete»: a table is given up, for one. */
  verb?: string;
  /** In place of «Deleted». */
  said?: string;
  remove: () => Promise<unknown>;
  renews?: readonly QueryKey[];
  /** What to know before. */
  text?: string | undefined;
  uses?: readonly Use[] | undefined;
  onRemoved?: () => void;
};

/** Asks first: what is deleted is gone. Where it is still used it stays, and where is said. */
export function RemoveButton(props: Props) {
  const { question, mark, remove, renews = [], text, uses = [], onRemoved } = props;
  const { verb = ui.remove, said = ui.removed } = props;
  const [isAsking, setAsking] = useState(false);
  const removing = useAct({
    act: remove,
    renews,
    said,
    ...(onRemoved && { onDone: onRemoved }),
    // Said in the dialog, beside what was asked.
    onRefused: () => true,
  });
  const inTheWay = uses.filter(({ said }) => Boolean(said));
  const close = () => {
    setAsking(false);
    removing.reset();
  };
  return (
    <>
      {mark ? (
        <Button
          kind="ghost"
          size="sm"
          icon="close"
          aria-label={mark}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button kind="ghost" icon="trash" onClick={() => setAsking(true)}>
          {verb}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={close}
        title={question}
        size="sm"
        footer={
          inTheWay.length === 0 && (
            <div className="flex justify-end">
              <Button
                kind="danger"
                loading={removing.isPending}
                onClick={() => removing.mutate(undefined)}
              >
                {verb}
              </Button>
            </div>
          )
        }
      >
        <div className="grid gap-3">
          {removing.isError && (
            <Alert kind="error">{explainFailure(removing.error, locale).text}</Alert>
          )}
          {inTheWay.length === 0 ? (
            (text ?? ui.removeText)
          ) : (
            <>
              <Alert kind="warning">{ui.stillUsed}</Alert>
              <ul>
                {inTheWay.map(({ label, said, href }) => (
                  <li key={label}>
                    {label}:{' '}
                    {href ? (
                      <a href={href} className="link">
                        {said}
                      </a>
                    ) : (
                      said
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
