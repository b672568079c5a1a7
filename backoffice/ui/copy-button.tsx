import type { ComponentProps } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { toast } from '../../kit/ui/toast.ts';
import { defineMessages } from '../i18n.ts';

const text = defineMessages({
  copy: ['Copiază', 'Скопировать'],
  copied: ['Copiat', 'Скопировано'],
  failed: [
    'Nu s-a copiat: selectați textul și copiați-l',
    'Не удалось: выделите текст и скопируйте',
  ],
});

/** Takes a text along to another program. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast('success', text.copied);
    } catch {
      toast('error', text.failed);
    }
  }
  return (
    <Button
      size="sm"
      icon="copy"
      aria-label={`${text.copy}: ${label}`}
      onClick={() => void copy()}
      className="flex-none"
    >
      {text.copy}
    </Button>
  );
}

/** What is to be copied, to be read as well. */
export const CodeToCopy = (props: ComponentProps<typeof CopyButton>) => (
  <>
    <code className="min-w-0 flex-1 rounded-control bg-mist px-3 py-2 text-sm break-all">
      {props.value}
    </code>
    <CopyButton {...props} />
  </>
);
