import { type Extensions, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { safeLink } from '../../../contract/safe-link.ts';

/** A picture of the shop's own, within a line of text. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Cells that are neither wide nor tall: the shop shows none that span others. */
const plain = { default: 1, parseHTML: () => 1, renderHTML: () => ({}) };
const plainCell = () => ({
  colspan: plain,
  rowspan: plain,
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
});

/** What texts of the shop are made of, and nothing else: the shop shows no more. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      isAllowedUri: (uri) => safeLink(uri) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Picture,
  Table.configure({ resizable: false, renderWrapper: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+', addAttributes: plainCell }),
  TableCell.extend({ content: 'paragraph+', addAttributes: plainCell }),
];
