import type { ContentState, MissingTexts } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { messages } from './messages.ts';

const looks = { draft: 'neutral', planned: 'warn', shown: 'ok', ended: 'danger' } as const;

/** Whether customers see it now. */
export function StateMark({ state }: { state: ContentState }) {
  const text = useMessages(messages);
  return <Badge kind={looks[state]}>{text[state]}</Badge>;
}

/** Where a language is missing, and which texts. */
export function MissingMark({ missing }: { missing: MissingTexts }) {
  const text = useMessages(messages);
  return (
    <>
      {(['ro', 'ru'] as const)
        .filter((language) => missing[language].length > 0)
        .map((language) => (
          <Badge key={language} kind="warn" title={missing[language].join(', ')}>
            {text.without(language.toUpperCase())}
          </Badge>
        ))}
    </>
  );
}
