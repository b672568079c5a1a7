import type { ProductState } from '../../../contract/constants.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { messages } from './messages.ts';

const kinds = { draft: 'warn', active: 'ok', archived: 'neutral' } as const;

export const StateBadge = ({ state }: { state: ProductState }) => (
  <Badge kind={kinds[state]}>{useMessages(messages)[state]}</Badge>
);
