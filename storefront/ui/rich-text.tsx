import { tied } from './tied.ts';

type Props = { html: string; className?: string };

/** HTML from the shop's data, made safe by the server before it came here. */
export const RichText = ({ html, className = '' }: Props) => (
  <div
    className={`rich-text ${className}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and when read
    dangerouslySetInnerHTML={{ __html: tiedHtml(html) }}
  />
);

/** The texts between the tags, not what stands in them. */
const tiedHtml = (html: string) => html.replace(/>[^<]+/g, (text) => `>${tied(text.slice(1))}`);
