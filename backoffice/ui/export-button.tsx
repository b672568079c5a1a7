import { type ExportFormat, exportFormats } from '../../contract/export-formats.ts';
import type { Permission } from '../../contract/staff/permissions.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Dropdown } from '../../kit/ui/dropdown.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { downloadFile } from '../api/download.ts';
import { useMay } from '../session/session.ts';
import { ui as text } from './messages.ts';

type Address = `/staff/${string}/`;

type Props = {
  /** Where the shop gives the list as a file, such as `/staff/orders/export/`. */
  path: `/staff/${string}/export/`;
  /** As the list is asked for. */
  filters?: Record<string, string>;
  size?: 'sm';
  /** Of a list that tells of customers: reading it is not enough. */
  needs?: Permission;
  /** The same by the same filters, for another program. */
  also?:
    | { label: string; path: Address; fileName: string; more?: Record<string, string> }
    | undefined;
};

/** Takes along what a list shows, all of it; for whoever reads it, and may. */
export function ExportButton({ path, filters = {}, size, needs, also }: Props) {
  if (!useMay(needs)) return null;
  const [name = 'list'] = path.split('/').slice(-3);
  const take = (from: Address, fileName: string, more: Record<string, string> = {}) =>
    void downloadFile(`${from}?${new URLSearchParams({ ...filters, ...more })}`, fileName);
  const labels: Record<ExportFormat, string> = { xlsx: text.exportXlsx, csv: text.exportCsv };
  return (
    <Dropdown
      labelClass={`${buttonClass('secondary', size)} cursor-pointer`}
      label={
        <>
          <Icon name="download" size={20} />
          {text.exportAll}
          <Icon name="chevron-down" size={20} />
        </>
      }
    >
      <div className="grid">
        {exportFormats.map((format) => (
          <Choice key={format} onChoose={() => take(path, `${name}.${format}`, { format })}>
            {labels[format]}
          </Choice>
        ))}
        {also && (
          <Choice onChoose={() => take(also.path, also.fileName, also.more)}>{also.label}</Choice>
        )}
      </div>
    </Dropdown>
  );
}

const Choice = ({ onChoose, children }: { onChoose: () => void; children: string }) => (
  <button
    type="button"
    onClick={onChoose}
    className="flex min-h-11 items-center rounded-control px-3 text-left hover:bg-mist"
  >
    {children}
  </button>
);
