import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { messages } from './messages.ts';

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = useMessages(messages);
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast('success', text.copied);
  }
  return (
    <div className="grid gap-4">
      <p className="text-steel">{text.recoveryText}</p>
      <ul className="grid gap-1 whitespace-nowrap rounded-control bg-mist p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button icon="copy" onClick={() => void copy()}>
        {text.copyCodes}
      </Button>
    </div>
  );
}
