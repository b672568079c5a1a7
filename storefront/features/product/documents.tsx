import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { messages } from './messages.ts';
import type { ShownPage } from './shown-page.ts';

/** What an inspector or a designer asks for: the browser saves it, and the page stays. */
export function Documents({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  return (
    <ul className="grid gap-1">
      {product.documents.map(({ kind, title, file }) => (
        <li key={file}>
          <a
            href={file}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-mist"
          >
            <Icon name={kind === 'datasheet' ? 'download' : 'certificate'} className="text-steel" />
            <span className="grid">
              <span className="link font-semibold wrap-anywhere">{title}</span>
              <span className="text-sm text-steel">{text[kind]}, PDF</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
