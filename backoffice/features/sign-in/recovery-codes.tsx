import { useMessages } from '../../../kit/i18n/messages.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { messages } from './messages.ts';

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = useMessages(messages);
  return (
    <div className="grid gap-4">
      <p className="text-steel">{text.recoveryText}</p>
      <ul className="grid gap-1 whitespace-nowrap rounded-control bg-mist p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} label={text.recovery} />
    </div>
  );
}
