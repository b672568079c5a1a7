import {
  MOST_STOCK_NOTE,
  type SheetStockReason,
  sheetStockReasons,
} from '../../../contract/editing/sheet.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { text } from './saves-messages.ts';

/** Why the figures of the sheet are others than the shop's, for the ledger. */
export type StockReason = { reason: SheetStockReason; note: string };

type Props = { value: StockReason; onChange: (value: StockReason) => void; isLacking: boolean };

export function StockReasonFields({ value, onChange, isLacking }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-control bg-mist p-3">
      <Select
        name="stock_reason"
        label={text.reason}
        value={value.reason}
        options={sheetStockReasons.map((reason) => ({ value: reason, label: text[reason] }))}
        onChange={(chosen) => {
          const reason = sheetStockReasons.find((one) => one === chosen);
          if (reason) onChange({ ...value, reason });
        }}
        className="w-60"
      />
      <Field
        name="stock_note"
        label={text.note}
        value={value.note}
        maxLength={MOST_STOCK_NOTE}
        required={value.reason === 'correction'}
        error={isLacking ? text.noteNeeded : undefined}
        onChange={(note) => onChange({ ...value, note })}
        className="min-w-60 flex-1"
      />
    </div>
  );
}
