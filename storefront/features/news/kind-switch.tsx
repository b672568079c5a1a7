import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Chip } from '../../ui/chip.tsx';
import { messages } from './messages.ts';
import { type ArticleKind, articleKinds, newsPath } from './news-address.ts';

/** News, announcements or both; each choice is an address. */
export function KindSwitch({ kind: chosen }: { kind: ArticleKind | null }) {
  const text = useMessages(messages);
  const locale = useLocale();
  return (
    <nav aria-label={text.choice} data-keep-scroll className="flex flex-wrap gap-2">
      {[null, ...articleKinds].map((kind) => (
        <Chip key={kind} href={newsPath(locale, { kind, page: 1 })} current={kind === chosen}>
          {text[kind ?? 'all']}
        </Chip>
      ))}
    </nav>
  );
}
