import { CopyButton } from '../../ui/copy-button.tsx';
import { text } from './messages.ts';

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
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
