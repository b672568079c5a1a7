import { RichText } from '../../ui/rich-text.tsx';

export const ArticleText = ({ html }: { html: string }) => (
  <RichText html={reachable(html)} className="md:text-lg" />
);

/** A table too wide for a phone is scrolled sideways, by keyboard too. */
const reachable = (html: string) => html.replaceAll('<table>', '<table tabindex="0">');
