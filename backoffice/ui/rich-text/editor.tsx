import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { extensions } from './extensions.ts';
import { toHtml } from './to-html.ts';
import { Toolbar } from './toolbar.tsx';
import './editor.css';

type Props = {
  /** What labels it, for those who hear it. */
  labelId: string;
  describedBy?: string | undefined;
  lang: string;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
};

/** Writes texts that the shop shows as they are; whatever else is pasted stays outside. */
export default function RichTextEditor(props: Props) {
  const { labelId, describedBy, lang, value, onChange, onBlur, disabled = false } = props;
  /** The text as it came last or went last: what differs from it comes from outside. */
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // The page's policy forbids style elements; editor.css has what is needed.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        lang,
        class: 'rich-text editor-text',
      },
    },
    onUpdate({ editor: changed }) {
      known.current = toHtml(changed.getJSON());
      onChange(known.current);
    },
    onBlur: () => onBlur?.(),
  });

  // Another text from outside: the form was reset, or somebody else's version is shown.
  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;
  return (
    <div className="control editor">
      {!disabled && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
