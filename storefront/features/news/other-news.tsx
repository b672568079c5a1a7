import type { ArticleCard as Article } from '../../../contract/shapes/content.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import { messages } from './messages.ts';

export function OtherNews({ articles }: { articles: readonly Article[] }) {
  const text = useMessages(messages);
  const locale = useLocale();
  if (articles.length === 0) return null;
  return (
    <Section title={text.others} href={localPath(locale, '/news')} seeAll={text.seeAll}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-4">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
