import { useState } from 'react';
import { documentNames } from '../../../contract/document-names.ts';
import { type Locale, locales } from '../../../contract/locale.ts';
import {
  type BulkDocument,
  bulkDocuments,
  MOST_PRINTED_ORDERS,
} from '../../../contract/order-documents.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { text } from './messages.ts';
import { PaperLink } from './paper-link.tsx';

type Props = { orderIds: readonly string[]; onClear: () => void };

/** What can be printed of the orders chosen in a list; nothing as long as none is. */
export function BulkPrintBar({ orderIds, onClear }: Props) {
  const [language, setLanguage] = useState<Locale>(locale);
  if (orderIds.length === 0) return null;
  return (
    <section
      aria-label={text.bulk}
      className="bottom-bar panel sticky bottom-4 z-20 flex flex-wrap items-center gap-3 p-3 shadow-lift"
    >
      <strong aria-live="polite" className="tabular-nums">
        {text.chosen(orderIds.length)}
      </strong>
      {orderIds.length > MOST_PRINTED_ORDERS ? (
        <span className="text-danger">{text.tooMany(MOST_PRINTED_ORDERS)}</span>
      ) : (
        bulkDocuments.map((kind) => (
          <PaperLink
            key={kind}
            href={addressOf(orderIds, kind, language)}
            label={`${text.inLanguage(documentNames[kind][locale], text[language])} ${text.newTab}`}
            className={buttonClass('secondary', 'sm')}
          >
            {documentNames[kind][locale]}
          </PaperLink>
        ))
      )}
      <fieldset className="ml-auto flex gap-1">
        <legend className="sr-only">{text.language}</legend>
        {locales.map((one) => (
          <label
            key={one}
            className="grid min-h-9 min-w-11 cursor-pointer place-items-center rounded-control text-sm has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="print-language"
              checked={one === language}
              onChange={() => setLanguage(one)}
              aria-label={`${one.toUpperCase()}, ${text[one]}`}
              className="sr-only"
            />
            {one.toUpperCase()}
          </label>
        ))}
      </fieldset>
      <Button size="sm" kind="ghost" icon="close" aria-label={text.clear} onClick={onClear} />
    </section>
  );
}

const addressOf = (ids: readonly string[], kind: BulkDocument, language: Locale) =>
  `/api/staff/documents/${kind}/?orders=${ids.map(encodeURIComponent).join(',')}&lang=${language}`;
