import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { messages } from './messages.ts';

/** A tap takes the code along, for a message to the electrician or a line in a list. */
export function CodeButton({ code }: { code: string }) {
  const text = useMessages(messages);
  const { outcome, copy } = useCopy(code);
  return (
    <p className="relative flex items-center">
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-1.5 hover:text-copper"
      >
        <span className="text-steel">{text.code}</span>
        <span className="font-semibold wrap-anywhere tabular-nums">{code}</span>
        <span className="sr-only">, {text.copyCode}</span>
        <Icon
          name={outcome === 'copied' ? 'check' : 'copy'}
          size={18}
          className={outcome === 'copied' ? 'text-ok' : 'text-steel'}
        />
      </button>
      <span role="status" className="absolute top-full left-0 z-10 whitespace-nowrap">
        {outcome && (
          <span className="on-ink animate-appear rounded-control px-3 py-1.5 shadow-lift">
            {outcome === 'copied' ? text.codeCopied : text.copyFailed}
          </span>
        )}
      </span>
    </p>
  );
}
