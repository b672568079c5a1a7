import { useId, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { explainFailure } from '../../../forms/explain-failure.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { browserApi } from '../../session/public.ts';
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
            onClick={() => save(format)}
          >
            {text[label]}
          </Button>
        ))}
      </div>
      {failure && (
        <div className="mt-3">
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
    </section>
  );
}
