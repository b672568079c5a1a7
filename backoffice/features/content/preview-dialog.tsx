import { useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { locale as ownLocale } from '../../i18n.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { text } from './messages.ts';

type Props = { section: string; id: number; onClose: () => void };

/** The shop's own page with it, in both languages and on both kinds of screens. */
export function PreviewDialog({ section, id, onClose }: Props) {
  const [locale, setLocale] = useState<Locale>(ownLocale);
  const [isNarrow, setNarrow] = useState(false);
  const address = `/api/staff/content/${section}/${id}/preview/?locale=${locale}`;
  return (
    <Dialog open onClose={onClose} title={text.preview} size="full">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <LanguageButtons value={locale} onChange={setLocale} />
        <Button size="sm" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          {isNarrow ? text.wideWidth : text.phoneWidth}
        </Button>
        <a href={address} target="_blank" rel="noopener" className="text-sm underline">
          {text.openInTab}
        </a>
        <span className="ml-auto text-sm text-steel">{text.previewSaved}</span>
      </div>
      <iframe
        key={address}
        src={address}
        title={text.preview}
        className={`mx-auto block h-[calc(100dvh-150px)] rounded-control border border-line bg-paper ${isNarrow ? 'w-[390px] max-w-full' : 'w-full'}`}
      />
    </Dialog>
  );
}
