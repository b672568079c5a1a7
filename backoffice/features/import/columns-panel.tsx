import {
  type ImportField,
  importDetails,
  importFields,
  writtenFields,
} from '../../../contract/import/options.ts';
import { importFieldNames } from '../../../contract/staff/import-words.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { quoted } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './run-messages.ts';

type Props = { run: ImportRun; onChange: (() => void) | undefined };

/** From which column of the file each field was read. */
export function ColumnsPanel({ run: { found, options }, onChange }: Props) {
  const names = importFieldNames[locale];
  const read = importFields.filter((field) => found?.columns[field] !== undefined);
  const isIdle = (field: ImportField) => {
    const written = writtenFields.find((one) => one === writtenBy(field));
    return written !== undefined && !options.writes.includes(written);
  };
  const attributes = found?.attributes ?? [];
  const fields: ImportField[] = attributes.length > 0 ? [...read, 'attributes'] : read;
  const idle = fields.filter(isIdle);
  const namesOf = (fields: readonly ImportField[]) =>
    fields.map((field) => withinSentence(names[field])).join(', ');
  return (
    <Panel
      title={text.columns}
      actions={
        onChange && (
          <Button size="sm" onClick={onChange}>
            {text.changeColumns}
          </Button>
        )
      }
    >
      <dl className="flex flex-wrap gap-2 text-sm">
        {read.map((field) => (
          <div
            key={field}
            className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-mist px-3 py-1.5"
          >
            <dt className="text-steel">{names[field]}</dt>
            <dd className="font-semibold wrap-anywhere">{quoted(found?.columns[field] ?? '')}</dd>
          </div>
        ))}
        {attributes.length > 0 && (
          <div className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-mist px-3 py-1.5">
            <dt className="text-steel">{names.attributes}</dt>
            <dd className="font-semibold wrap-anywhere">
              {attributes.map((heading) => quoted(heading)).join(', ')}
            </dd>
          </div>
        )}
      </dl>
      {idle.length > 0 && (
        <p className="mt-2 text-sm text-steel">{text.notWritten(namesOf(idle))}</p>
      )}
      {options.unread.length > 0 && (
        <p className="mt-2 text-sm text-steel">{text.notRead(namesOf(options.unread))}</p>
      )}
    </Panel>
  );
}

/** A promotion is written as a whole, and so are the details. */
function writtenBy(field: ImportField) {
  if (field.startsWith('promotion_')) return 'promotion';
  return importDetails.some((one) => one === field) ? 'details' : field;
}

const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
