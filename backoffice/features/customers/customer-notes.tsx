import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

type Props = { id: number; notes: CustomerCard['notes']; mayAdd: boolean };

/** What the shop's people know of the customer; the customer does not see it, unless they ask. */
export function CustomerNotes({ id, notes, mayAdd }: Props) {
  const text = useMessages(messages);
  return (
    <Panel title={text.notes}>
      {mayAdd && <NewNote id={id} />}
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

function NewNote({ id }: { id: number }) {
  const text = useMessages(messages);
  const { control, submit, reset, formState } = useStaffForm({
    values: { text: '' },
    save: (body) => api.post('/staff/customers/{id}/notes/', { params: { id }, body }),
    renews: [['customers']],
    said: text.noteAdded,
    onSaved: () => reset(),
  });
  return (
    <StaffForm onSubmit={submit} className="mb-3 grid gap-2">
      <TextField
        control={control}
        name="text"
        label={text.newNote}
        multiline
        rows={2}
        maxLength={2000}
      />
      <Button type="submit" size="sm" loading={formState.isSubmitting}>
        {text.addNote}
      </Button>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
    </StaffForm>
  );
}
