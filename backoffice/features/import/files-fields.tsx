import { useMessages } from '../../../kit/i18n/messages.ts';
import { RadioGroup } from '../../../kit/ui/radio-group.tsx';
import { messages } from './messages.ts';
import type { TypedOptions } from './typed-options.ts';

type Props = { typed: TypedOptions; onChange: (typed: TypedOptions) => void };

/** What becomes of the pictures and documents that products have already. */
export function FilesFields({ typed, onChange }: Props) {
  const text = useMessages(messages);
  return (
    <div className="grid max-w-3xl gap-3">
      <RadioGroup
        name="files"
        label={text.files}
        value={typed.files}
        options={[
          { value: 'add', label: text.filesAdd },
          { value: 'replace', label: text.filesReplace },
        ]}
        onChange={(files) => onChange({ ...typed, files })}
      />
      <p className="text-sm text-steel">{text.filesNote}</p>
    </div>
  );
}
