import type { ProductState } from '../../../contract/constants.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { text } from './messages.ts';

const kinds = { draft: 'warn', active: 'ok', archived: 'neutral' } as const;

export const StateBadge = ({ state }: { state: ProductState }) => (
  <Badge kind={kinds[state]}>{text[state]}</Badge>
);
