import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { phonePlaces } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CONTENT, phones, type Whole } from './desks.ts';
import { DialogForm } from './dialog-form.tsx';
import { fieldMessages } from './field-messages.ts';
import { MissingMark } from './marks.tsx';
import { messages } from './messages.ts';
import { useOrder } from './ordered-rows.tsx';

type Phone = Whole<'phones'>;
type Place = Phone['place'];

export function PhoneLists() {
  const text = useMessages(messages);
  const mayWrite = useMay('content.write');
  const [edited, setEdited] = useState<Phone | Place | null>(null);
  const query = useQuery({
    queryKey: [...CONTENT, 'phones'],
    queryFn: () => api.get('/staff/content/phones/'),
  });
  return (
    <Loaded query={query}>
      {({ results }) => (
        <div className="grid items-start gap-4 xl:grid-cols-3">
          {phonePlaces.map((place) => (
            <Panel
              key={place}
              title={text[place]}
              actions={
                mayWrite && (
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={`${text.add}: ${text[place]}`}
                    onClick={() => setEdited(place)}
                  >
                    {text.add}
                  </Button>
                )
              }
            >
              <PlaceList
                label={text[place]}
                place={place}
                rows={results.filter((phone) => phone.place === place)}
                onEdit={setEdited}
              />
            </Panel>
          ))}
          {edited && mayWrite && (
            <PhoneDialog
              phone={typeof edited === 'string' ? null : edited}
              place={typeof edited === 'string' ? edited : edited.place}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

const departmentOf = ({ department_ro, department_ru }: Phone) =>
  titleOf({ title_ro: department_ro, title_ru: department_ru });

type ListProps = { label: string; place: Place; rows: Phone[]; onEdit: (phone: Phone) => void };

function PlaceList({ label, place, rows, onEdit }: ListProps) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const { items, move } = useOrder(
    rows,
    (ids, seen) => api.post('/staff/content/phones/order/', { body: { group: place, ids, seen } }),
    text.ordered,
  );
  if (rows.length === 0) return <p className="py-2 text-steel">{ui.nothing}</p>;
  if (!mayWrite) {
    return (
      <ul aria-label={label} className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-control border border-line p-2">
            <span className="font-semibold">{row.phone}</span>{' '}
            <span className="text-sm text-steel">{departmentOf(row)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ id }) => id}
      nameOf={({ phone }) => phone}
      onChange={move}
    >
      {(row) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            onClick={() => onEdit(row)}
            className="min-h-6 text-left font-semibold whitespace-nowrap hover:underline"
          >
            {row.phone}
          </button>
          <span className="text-sm text-steel">{departmentOf(row)}</span>
          <MissingMark missing={row.missing} />
        </div>
      )}
    </SortableList>
  );
}

function PhoneDialog(props: { phone: Phone | null; place: Place; onClose: () => void }) {
  const { phone, place, onClose } = props;
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const { control, submit, formState } = useStaffForm({
    values: {
      phone: phone?.phone ?? '',
      phone_to_call: phone?.phone_to_call ?? '+373',
      department_ro: phone?.department_ro ?? '',
      department_ru: phone?.department_ru ?? '',
      place,
    },
    async save(typed) {
      await (phone
        ? phones.change(phone.id, { version: phone.version, ...typed })
        : phones.create(typed));
      void queries.invalidateQueries({ queryKey: CONTENT });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <DialogForm
      title={phone?.phone ?? text.phones}
      onClose={onClose}
      submit={submit}
      isSubmitting={formState.isSubmitting}
      remove={phone ? () => phones.remove(phone.id, phone.version) : undefined}
    >
      <TextField control={control} name="phone" label={fields.phone} required />
      <TextField
        control={control}
        name="phone_to_call"
        label={fields.phone_to_call}
        hint={fields.phoneHint}
        type="tel"
        required
      />
      <LanguagePair control={control} name="department" label={fields.department} />
      <ChoiceField
        control={control}
        name="place"
        label={fields.place}
        options={phonePlaces.map((value) => ({ value, label: text[value] }))}
      />
    </DialogForm>
  );
}
