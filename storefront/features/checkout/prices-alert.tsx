import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { messages } from './messages.ts';

type Props = { asking: boolean; onRetry: () => void; className?: string };

/** In the place of sums that cannot be told yet. */
export function PricesAlert({ asking, onRetry, className = '' }: Props) {
  const text = useMessages(messages);
  return (
    <Alert kind="error" className={className}>
      <p>{text.pricesFailed}</p>
      <Button size="sm" loading={asking} onClick={onRetry} className="mt-2">
        {text.again}
      </Button>
    </Alert>
  );
}
