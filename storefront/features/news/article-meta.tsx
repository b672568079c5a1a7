import type { ArticleCard } from '../../../contract/shapes/content.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { formatDate } from '../../i18n/format-date.ts';
import { messages } from './messages.ts';

/** When it was written; announcements are marked, news are what everybody expects here. */
export function ArticleMeta({ article }: { article: ArticleCard }) {
  const text = useMessages(messages);
  return (
    <p className="flex min-h-6 items-center gap-3 text-sm text-steel tabular-nums">
      <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>
      {article.kind === 'announcement' && <Badge kind="promotion">{text.oneAnnouncement}</Badge>}
    </p>
  );
}
