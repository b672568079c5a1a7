import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';

type Props = {
  label: string;
  hint: string;
  /** As the browser's own dialog filters: `image/png,image/jpeg`. */
  accept: string;
  isBusy: boolean;
  /** One file, in a place that is hard to miss. */
  isOne?: boolean;
  onPick: (files: File[]) => void;
};

/** Files by a press or by dropping them. */
export function FilePicker({ label, hint, accept, isBusy, isOne = false, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    // Whoever only reads the form brings nothing.
    if (event.currentTarget.matches('fieldset:disabled *')) return;
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed text-sm text-steel ${isOne ? 'justify-center px-4 py-8' : 'p-3'} ${isOver ? 'border-copper bg-copper-soft' : 'border-edge'}`}
    >
      <Button
        icon="plus"
        kind={isOne ? 'primary' : 'secondary'}
        size={isOne ? 'md' : 'sm'}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span>{hint}</span>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={!isOne}
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </div>
  );
}
