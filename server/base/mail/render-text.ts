import { type Block, type Fact, type LetterContent, oneLine } from './letter.ts';

export function renderText({ title, blocks }: LetterContent): string {
  const parts = [title, ...blocks.map(blockText)];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return oneLine(block.text);
    case 'button':
    case 'link':
      return `${oneLine(block.text)}:\n${block.link}`;
    case 'quote':
      // Marked as a quotation, so that no written line passes for one of the shop's.
      return [
        heading(block.title),
        ...block.text.split(/\r\n|\r|\n/).map((line) => `> ${line}`),
      ].join('\n');
    case 'facts':
      return [heading(block.title), ...block.rows.map(factText)].join('\n');
    case 'goods':
      return [
        heading(block.title),
        ...block.lines.map(
          ({ title, detail, total }, index) =>
            `${index + 1}. ${oneLine(title)}\n   ${oneLine(detail)} = ${total}`,
        ),
      ].join('\n');
    case 'sums':
      return [...block.rows, block.total].map(factText).join('\n');
  }
}

const heading = (title: string) => title.toUpperCase();
const factText = ({ label, value }: Fact) => `${label}: ${oneLine(value)}`;
