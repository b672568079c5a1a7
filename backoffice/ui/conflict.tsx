import { ApiError } from '../../storefront/api/api-error.ts';
import { useMessages } from '../../storefront/i18n/messages.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { formatMoment } from './format.ts';
import { uiMessages } from './messages.ts';

/** Somebody saved a newer version while this one was being edited. */
export type Conflict = { version: number; changed: string[]; actor: string; at: string };

/** The conflict a save was refused with; null for any other failure. */
export function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, changed, actor, at } = error.data as Partial<Conflict>;
  if (version === undefined || !changed) return null;
  return { version, changed, actor: actor ?? '', at: at ?? '' };
}

export type Difference = { label: string; theirs: string; mine: string };

type Props = {
  conflict: Conflict | null;
  /** Field by field, what stands there now and what was typed here. */
  differences?: Difference[];
  /** Their name, where it is known. */
  who?: string;
  onClose: () => void;
  onReload: () => void;
  /** Saves over the newer version, having seen it. */
  onOverwrite?: () => void;
};

export function ConflictDialog(props: Props) {
  const { conflict, differences = [], who, onClose, onReload, onOverwrite } = props;
  const text = useMessages(uiMessages);
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title={text.conflict}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {onOverwrite && <Button onClick={onOverwrite}>{text.conflictOverwrite}</Button>}
          <Button kind="primary" onClick={onReload}>
            {text.conflictReload}
          </Button>
        </div>
      }
    >
      {conflict?.at && <p>{text.conflictBy(who ?? text.somebody, formatMoment(conflict.at))}</p>}
      {differences.length > 0 ? (
        <dl className="mt-3 grid gap-2">
          {differences.map(({ label, theirs, mine }) => (
            <div key={label} className="rounded-control bg-mist p-3 text-sm">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-danger line-through">{mine || '—'}</dd>
              <dd className="text-ok">{theirs || '—'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-steel">
          {text.conflictChanged} {conflict?.changed.join(', ')}
        </p>
      )}
    </Dialog>
  );
}
