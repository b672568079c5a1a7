import { RichText } from '../../ui/rich-text.tsx';
import './content-text.css';
import { labelCells } from './label-cells.ts';

type Props = {
  html: string;
  /** Tables list documents, each shown as a card of its own. */
  documents?: boolean;
};

export const ContentText = ({ html, documents = false }: Props) => (
  <RichText html={labelCells(html)} className={`content-text ${documents ? 'documents' : ''}`} />
);
