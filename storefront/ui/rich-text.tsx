import { withNoBreakSpaces } from './no-break-spaces.ts';

type Props = { html: string; className?: string };

/** HTML from the shop's data, made safe by the server before it came here. */
export const RichText = ({ html, className = '' }: Props) => (
  <div
    className={`rich-text ${className}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and when read
    dangerouslySetInnerHTML={{ __html: withNoBreakSpacesIn(html) }}
  />
);

/** The texts between the tags, not what stands in them. */
const withNoBreakSpacesIn = (html: string) =>
  html.replace(/>[^<]+/g, (text) => `>${withNoBreakSpaces(text.slice(1))}`);
