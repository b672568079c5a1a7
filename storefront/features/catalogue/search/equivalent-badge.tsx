import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { messages } from './equivalent-messages.ts';

/** On a product whose mark is not the one asked for but stands for it: near, not the same. */
export function EquivalentBadge({ className = '' }: { className?: string }) {
  const text = useMessages(messages);
  return (
    <Badge kind="warn" title={text.compare} className={className}>
      {text.equivalent}
    </Badge>
  );
}
