import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { PictureButton } from '../picture-field.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { text } from './messages.ts';

const levels = [2, 3, 4] as const;

/** Everything a text may have, each as a button that says whether it is on. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      link: now.isActive('link'),
      level: levels.find((level) => now.isActive('heading', { level })) ?? 0,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const act = () => editor.chain().focus();
  return (
    <div role="toolbar" aria-label={text.tools} className="editor-tools">
      <select
        aria-label={text.tools}
        value={on.level}
        onChange={({ currentTarget }) => {
          const level = levels.find((one) => one === Number(currentTarget.value));
          if (level) act().setHeading({ level }).run();
          else act().setParagraph().run();
        }}
      >
        <option value={0}>{text.paragraph}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {text.heading(level)}
          </option>
        ))}
      </select>
      <Tool
        label={text.bold}
        glyph="B"
        look="font-bold"
        isOn={on.bold}
        onPress={() => act().toggleBold().run()}
      />
      <Tool
        label={text.italic}
        glyph="I"
        look="italic"
        isOn={on.italic}
        onPress={() => act().toggleItalic().run()}
      />
      <Tool
        label={text.bulletList}
        glyph="•–"
        isOn={on.bulletList}
        onPress={() => act().toggleBulletList().run()}
      />
      <Tool
        label={text.orderedList}
        glyph="1."
        isOn={on.orderedList}
        onPress={() => act().toggleOrderedList().run()}
      />
      <Tool
        label={text.quote}
        glyph="„”"
        isOn={on.quote}
        onPress={() => act().toggleBlockquote().run()}
      />
      <Tool label={text.link} icon="link" isOn={on.link} onPress={() => setLinking(true)} />
      <PictureButton
        label={text.picture}
        className="editor-tool"
        onStored={(src) =>
          act()
            .insertContent({ type: 'picture', attrs: { src, alt: '' } })
            .run()
        }
      />
      <Tool
        label={text.table}
        icon="grid"
        isOn={on.table}
        onPress={() => act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      />
      <Tool label={text.rule} glyph="—" onPress={() => act().setHorizontalRule().run()} />
      <span className="flex-1" />
      <Tool
        label={text.undo}
        icon="arrow-left"
        disabled={!on.canUndo}
        onPress={() => act().undo().run()}
      />
      <Tool
        label={text.redo}
        icon="arrow-right"
        disabled={!on.canRedo}
        onPress={() => act().redo().run()}
      />
      {on.table && (
        <div className="flex w-full flex-wrap gap-1">
          <Words onPress={() => act().addRowAfter().run()}>{text.addRow}</Words>
          <Words onPress={() => act().addColumnAfter().run()}>{text.addColumn}</Words>
          <Words onPress={() => act().deleteRow().run()}>{text.deleteRow}</Words>
          <Words onPress={() => act().deleteColumn().run()}>{text.deleteColumn}</Words>
          <Words onPress={() => act().deleteTable().run()}>{text.deleteTable}</Words>
        </div>
      )}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

type ToolProps = {
  label: string;
  icon?: IconName;
  /** A sign where no icon fits: a drawing, not a name. */
  glyph?: string;
  look?: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
};

const Tool = ({ label, icon, glyph, look = '', isOn, disabled, onPress }: ToolProps) => (
  <button
    type="button"
    className={`editor-tool ${look}`}
    data-glyph={glyph}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onPress}
  >
    {icon && <Icon name={icon} size={18} />}
  </button>
);

const Words = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="editor-tool" onClick={onPress}>
    {children}
  </button>
);
