import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { text } from './messages.ts';

type Props = { id: number; notes: CustomerCard['notes']; mayAdd: boolean };

/** What the shop's people know of the customer; the customer does not see it, unless they ask. */
export function CustomerNotes({ id, notes, mayAdd }: Props) {
  return (
    <Panel title={text.notes}>
      {mayAdd && (
        <SendForm
          values={{ text: '' }}
          send={(body) => api.post('/staff/customers/{id}/notes/', { params: { id }, body })}
          renews={[['customers']]}
          said={text.noteAdded}
          action={text.addNote}
          kind="secondary"
          size="sm"
          isGuarded
          className="mb-3"
        >
          {(control) => (
            <TextField
              control={control}
              name="text"
              label={text.newNote}
              multiline
              rows={2}
              maxLength={2000}
            />
          )}
        </SendForm>
      )}
      {notes.length === 0 && <p className="text-steel">{text.notesNone}</p>}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="border-t border-line pt-2">
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-sm text-steel">
              {note.author}, {formatMoment(note.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
