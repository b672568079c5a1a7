import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportField, importFields, keyFields } from '../../../contract/import/options.ts';
import { importFieldNames } from '../../../contract/staff/import-words.ts';
import type { ImportRun, TableBeginning } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { FormDialog, LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { headingsOf, likelyHeader, possibleHeaders } from './file-headings.ts';
import { IMPORTS, readTable } from './import-queries.ts';
import { text as words } from './messages.ts';
import { OptionsFields } from './options-fields.tsx';
import { text } from './run-messages.ts';
import { SupplierField } from './supplier-field.tsx';
import { optionsOf, typedOf } from './typed-options.ts';

type Props = {
  run: ImportRun;
  /** The new trial takes the place of this one. */
  onLeaving: (isLeaving: boolean) => void;
  onClose: () => void;
};

/** Which column is which, by hand; the same file is tried again, and the supplier's next ones so. */
export function ColumnsDialog({ run, onLeaving, onClose }: Props) {
  const table = useQuery(readTable(run.id));
  return (
    <FormDialog open onClose={onClose} title={text.changeColumns} size="lg">
      <Loaded query={table}>
        {(found) =>
          found.rows.length === 0 ? (
            <p>{text.noTable}</p>
          ) : (
            <ColumnsForm {...{ run, onLeaving }} table={found} />
          )
        }
      </Loaded>
    </FormDialog>
  );
}

/** No heading: those begin with a sign of their own. */
const UNREAD = 'unread';
const choiceOf = (heading: string) => heading && `:${heading}`;
const headingIn = (choice: string) => choice.slice(1);

type ByHand = Partial<Record<ImportField, string>>;

type FormProps = Omit<Props, 'onClose'> & { table: TableBeginning };

function ColumnsForm({ run, table, onLeaving }: FormProps) {
  const navigate = useNavigate();
  const [isTouched, setTouched] = useState(false);
  const [header, setHeader] = useState(likelyHeader(table));
  const [byHand, setByHand] = useState<ByHand>(run.options.columns);
  const [unread, setUnread] = useState<readonly ImportField[]>(run.options.unread);
  const [typed, setTyped] = useState(typedOf(run.options));
  const [supplier, setSupplier] = useState(run.supplier ?? '');
  const suppliers = useQuery({
    queryKey: [...IMPORTS, 'suppliers'],
    queryFn: async () => (await api.get('/staff/imports/', { query: { limit: '1' } })).suppliers,
  });
  const options = optionsOf(typed, { ...run.options, columns: byHand, unread: [...unread] });
  const again = useAct({
    act(body: NonNullable<typeof options>) {
      onLeaving(true);
      return api.post('/staff/imports/{id}/again/', {
        params: { id: run.id },
        body: { supplier: supplier.trim(), options: body },
      });
    },
    onRefused() {
      onLeaving(false);
      return false;
    },
    renews: [[...IMPORTS, 'list']],
    onDone: ({ id }) =>
      void navigate({ to: '/import/$id', params: { id: String(id) }, replace: true }),
  });
  const headings = headingsOf(table, header);
  const set = (field: ImportField, choice: string) => {
    const { [field]: _, ...others } = byHand;
    const isNamed = choice !== '' && choice !== UNREAD;
    setByHand(isNamed ? { ...others, [field]: headingIn(choice) } : others);
    const read = unread.filter((one) => one !== field);
    setUnread(choice === UNREAD ? [...read, field] : read);
  };
  const fields = (shown: readonly ImportField[]) =>
    shown.map((field) => (
      <ColumnChoice
        key={field}
        {...{ field, headings }}
        value={unread.includes(field) ? UNREAD : choiceOf(byHand[field] ?? '')}
        recognised={run.options.columns[field] ? undefined : run.found?.columns[field]}
        onChange={(choice) => set(field, choice)}
      />
    ));
  return (
    <StaffForm
      className="grid gap-5"
      onChange={() => setTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (options && !again.isPending) again.mutate(options);
      }}
    >
      <LeaveGuard when={isTouched && !again.isPending} />
      <p className="text-sm text-steel">{text.columnsExplained}</p>
      <Select
        name="header"
        label={text.header}
        value={String(header)}
        options={possibleHeaders(table).map(({ row, cells }) => ({
          value: String(row),
          label: text.headerRow(row, cells.filter(Boolean).slice(0, 6).join(' · ')),
        }))}
        onChange={(row) => setHeader(Number(row))}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">{text.keys}</legend>
        <div className="grid gap-3 sm:grid-cols-2">{fields(keyFields)}</div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{text.values}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {fields(importFields.filter((field) => !keyFields.some((key) => key === field)))}
        </div>
      </fieldset>
      <OptionsFields typed={typed} onChange={setTyped} />
      <SupplierField
        label={text.keepFor}
        hint={words.supplierHint}
        placeholder={words.supplierNone}
        suppliers={suppliers.data ?? []}
        value={supplier}
        onChange={setSupplier}
      />
      {/* In view however long the form is. */}
      <div className="sticky -bottom-5 -mx-5 flex justify-end border-t border-line bg-paper px-5 py-3 md:-bottom-6 md:-mx-6 md:px-6">
        <Button kind="primary" type="submit" loading={again.isPending} disabled={!options}>
          {text.tryAgain}
        </Button>
      </div>
    </StaffForm>
  );
}

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 24;

const shortened = (value: string) =>
  value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value;

type ChoiceProps = {
  field: ImportField;
  headings: ReturnType<typeof headingsOf>;
  /** The heading named by hand, or that it is not read; empty: recognised by itself. */
  value: string;
  recognised: string | undefined;
  onChange: (choice: string) => void;
};

function ColumnChoice({ field, headings, value, recognised, onChange }: ChoiceProps) {
  const names = importFieldNames[locale];
  const present = headings.map(({ heading }) => heading);
  // One that the supplier's other tables had.
  const named = value === UNREAD ? '' : headingIn(value);
  const offered = named && !present.includes(named) ? [named, ...present] : present;
  const shown = value === UNREAD ? '' : named || recognised;
  const examples = headings.find(({ heading }) => heading === shown)?.values ?? [];
  return (
    <Select
      name={field}
      label={names[field]}
      value={value}
      placeholder={recognised ? text.automaticFound(recognised) : text.automatic}
      options={[
        ...offered.map((heading) => ({ value: choiceOf(heading), label: heading })),
        { value: UNREAD, label: text.unread },
      ]}
      {...(examples.length > 0 && {
        hint: text.example(examples.slice(0, EXAMPLES).map(shortened).join(' · ')),
      })}
      onChange={onChange}
    />
  );
}
