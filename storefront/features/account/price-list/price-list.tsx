import { useId, useState } from 'react';
import { formatCount } from '../../../../contract/amount.ts';
import { MOST_IN_PRICE_PDF } from '../../../../contract/constants.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { saveFile } from '../../../api/save-file.ts';
import type { LayoutData } from '../../../layout/layout-data.ts';
import { useFrameData } from '../../../router/hooks.ts';
import { browserApi } from '../../session/browser-api.ts';
import { messages } from './messages.ts';
import { SectionChoice } from './section-choice.tsx';

const formats = [
  { format: 'xlsx', label: 'excel' },
  { format: 'pdf', label: 'pdf' },
] as const;
type Format = (typeof formats)[number]['format'];

/** A file of a hundred thousand products is written while it is fetched. */
const PATIENCE = 120_000;

/** What everything costs, as a file for the office or the site. */
export function PriceList() {
  const text = useMessages(messages);
  const locale = useLocale();
  const headingId = useId();
  const [categories, setCategories] = useState<number[]>([]);
  const [fetched, setFetched] = useState<Format | null>(null);
  const [failure, setFailure] = useState('');
  const noteId = useId();
  const isLong = countIn(useFrameData<LayoutData>().menu, categories) > MOST_IN_PRICE_PDF;

  async function save(format: Format) {
    setFetched(format);
    setFailure('');
    try {
      const query = { format, ...(categories.length > 0 && { categories }) };
      const sent = { query, timeout: PATIENCE };
      const file = await browserApi().get('/products/price-list/', sent);
      saveFile(file, `${text.fileName}.${format}`);
    } catch (error) {
      setFailure(explainFailure(error, locale).text);
    }
    setFetched(null);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-card border border-line p-4 md:p-6"
    >
      <h2 id={headingId} className="text-xl">
        {text.title}
      </h2>
      <p className="mt-1 text-sm text-steel">{text.about}</p>
      <SectionChoice chosen={categories} onChoose={setCategories} />
      <div className="mt-3 flex flex-wrap gap-3">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            icon="download"
            size="sm"
            loading={fetched === format}
            aria-label={`${text.title}, ${text[label]}`}
            {...(format === 'pdf' && isLong && { disabled: true, 'aria-describedby': noteId })}
            onClick={() => save(format)}
          >
            {text[label]}
          </Button>
        ))}
      </div>
      {isLong && (
        <p id={noteId} className="mt-2 text-sm text-steel">
          {text.long(formatCount(MOST_IN_PRICE_PDF))}
        </p>
      )}
      {failure && (
        <div className="mt-3">
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
    </section>
  );
}

/** How many products the list would have: of the chosen categories, or of all. */
export const countIn = (menu: LayoutData['menu'], chosen: readonly number[]) =>
  menu
    .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
    .reduce((sum, { count }) => sum + count, 0);
