import { getRouteApi } from '@tanstack/react-router';
import { MOST_SHEET_COLUMNS } from '../../../contract/editing/sheet.ts';
import { sheetColumns } from '../../../contract/staff/sheet-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { columnNames as names, text } from './messages.ts';
import { useSheetChoices } from './sheet-filters.tsx';

const route = getRouteApi('/signed-in/products/sheet');

const toggled = (list: string | undefined, item: string): string | undefined => {
  const items = list?.split(',').filter(Boolean) ?? [];
  const next = items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
  return next.length > 0 ? next.join(',') : undefined;
};

/** Which columns the sheet has; the choice stands in the address. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const { attributes } = useSheetChoices();
  const { hide, columns } = route.useSearch();
  const navigate = route.useNavigate();
  const hidden = hide?.split(',') ?? [];
  const chosen = columns?.split(',') ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.columnsTitle}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <h3 className="mb-1 text-sm font-semibold">{text.shownColumns}</h3>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {sheetColumns.map((key) => (
          <Checkbox
            key={key}
            label={names[key]}
            checked={!hidden.includes(key)}
            onChange={() =>
              void navigate({
                search: (now) => ({ ...now, hide: toggled(now.hide, key) }),
                replace: true,
              })
            }
          />
        ))}
      </div>
      <h3 className="mt-3 mb-1 text-sm font-semibold">{text.attributes}</h3>
      {chosen.length >= MOST_SHEET_COLUMNS && (
        <p className="text-sm text-steel">{text.mostColumns(MOST_SHEET_COLUMNS)}</p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {attributes.map(({ id, title }) => {
          const isChosen = chosen.includes(String(id));
          return (
            <Checkbox
              key={id}
              label={title}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MOST_SHEET_COLUMNS}
              onChange={() =>
                void navigate({
                  search: (now) => ({ ...now, columns: toggled(now.columns, String(id)) }),
                  replace: true,
                })
              }
            />
          );
        })}
      </div>
    </Dialog>
  );
}
