import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { safeLink } from '../../../contract/safe-link.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { text } from './messages.ts';

type Props = { editor: Editor; onClose: () => void };

/** Not a form of its own: it stands inside the form the text belongs to. */
export function LinkDialog({ editor, onClose }: Props) {
  const held: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof held === 'string' ? held : '');
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const link = safeLink(address);
    if (!link) return setWrong(true);
    const here = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && typeof held !== 'string') {
      const marks = [{ type: 'link', attrs: { href: link.address } }];
      here.insertContent({ type: 'text', text: link.address, marks }).run();
    } else {
      here.setLink({ href: link.address }).run();
    }
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.link}
      size="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {typeof held === 'string' && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {text.unlink}
            </Button>
          )}
          <Button kind="primary" onClick={apply}>
            {text.apply}
          </Button>
        </div>
      }
    >
      <Field
        name="href"
        label={text.linkAddress}
        hint={text.linkHint}
        value={address}
        error={isWrong ? text.linkWrong : undefined}
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
}
