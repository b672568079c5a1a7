import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { MOST_IMPORT_BYTES } from '../../../contract/import/options.ts';
import type { ImportSupplier } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { useSession } from '../../session/session.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { bringTable, IMPORTS } from './import-queries.ts';
import { text } from './messages.ts';
import { FilesFields, OptionsFields } from './options-fields.tsx';
import { keepSample } from './sample-table.ts';
import { knownSupplier, SupplierField } from './supplier-field.tsx';
import { firstOptions, optionsOf, type TypedOptions, typedOf } from './typed-options.ts';

type Known = {
  suppliers: readonly ImportSupplier[];
  /** Whether the shop has no products, but in the archive. */
  isShopEmpty: boolean;
};

/** A table is chosen first, then said whose it is and how it is read, then tried. */
export function BringPanel({ suppliers, isShopEmpty }: Known) {
  const [file, setFile] = useState<File | null>(null);

  function pick(picked: File | undefined) {
    if (!picked) return;
    if (picked.size === 0) toast('error', text.empty);
    else if (picked.size > MOST_IMPORT_BYTES) toast('error', text.tooLarge);
    else setFile(picked);
  }

  return (
    <Panel
      title={text.bring}
      actions={
        <Button size="sm" kind="ghost" icon="download" onClick={keepSample}>
          {text.sample}
        </Button>
      }
    >
      <p className="mb-3 max-w-3xl text-sm text-steel">{text.explained}</p>
      {file ? (
        <BringForm
          key={file.name}
          {...{ file, suppliers, isShopEmpty }}
          onOther={() => setFile(null)}
        />
      ) : (
        <FilePicker
          isOne
          label={text.choose}
          hint={text.hint}
          accept=".csv,.txt,.tsv,.xlsx,.zip,text/csv"
          isBusy={false}
          onPick={([picked]) => pick(picked)}
        />
      )}
    </Panel>
  );
}

type FormProps = Known & {
  file: File;
  onOther: () => void;
};

function BringForm({ file, suppliers, isShopEmpty, onOther }: FormProps) {
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [supplier, setSupplier] = useState('');
  /** Null: as the supplier's tables were read so far. */
  const [typed, setTyped] = useState<TypedOptions | null>(null);
  const known = knownSupplier(suppliers, supplier);
  const before = known?.options ?? firstOptions(permissions, { isShopEmpty });
  const shown = typed ?? typedOf(before);
  const options = optionsOf(shown, before);
  const bring = useAct({
    act: () =>
      bringTable({
        file,
        supplier: supplier.trim(),
        options: known && !typed ? undefined : (options ?? undefined),
      }),
    renews: [IMPORTS],
    onDone: (id) => void navigate({ to: '/import/$id', params: { id } }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (options && !bring.isPending) bring.mutate();
  }
  return (
    <StaffForm onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3 rounded-control bg-mist px-4 py-3">
        <span className="flex min-w-0 items-center gap-3">
          <Icon name="invoice" className="text-steel" />
          <span className="min-w-0 wrap-anywhere">
            <b>{file.name}</b> <span className="whitespace-nowrap text-steel">{sizeOf(file)}</span>
          </span>
        </span>
        <Button size="sm" className="ml-auto" onClick={onOther}>
          {text.other}
        </Button>
      </div>
      {isArchive(file) ? (
        <FilesFields typed={shown} onChange={setTyped} />
      ) : (
        <>
          <div className="max-w-xl">
            <SupplierField
              label={text.supplier}
              hint={
                known ? text.supplierKnown : supplier.trim() ? text.supplierNew : text.supplierHint
              }
              placeholder={text.supplierNone}
              suppliers={suppliers}
              value={supplier}
              onChange={(name) => {
                setSupplier(name);
                setTyped(null);
              }}
            />
          </div>
          <OptionsFields typed={shown} onChange={setTyped} />
          <p className="max-w-3xl text-sm text-steel">{text.keyNote}</p>
        </>
      )}
      <div>
        <Button kind="primary" type="submit" loading={bring.isPending} disabled={!options}>
          {text.tryIt}
        </Button>
      </div>
    </StaffForm>
  );
}

/** What is in it is said by the shop; a workbook has a name of its own. */
const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** `1,4 MB`, or kilobytes below that. */
function sizeOf({ size }: File): string {
  const [count, unit] = size < 2 ** 20 ? [size / 2 ** 10, 'KB'] : [size / 2 ** 20, 'MB'];
  return `${count.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}
