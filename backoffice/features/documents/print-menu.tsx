import { documentNames } from '../../../contract/document-names.ts';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { StaffDocument } from '../../../contract/order-documents.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { Dropdown } from '../../../kit/ui/dropdown.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { text } from './messages.ts';
import { PaperLink } from './paper-link.tsx';

type Props = { order: Pick<StaffOrder, 'id' | 'lang' | 'papers' | 'proforma_issued'> };

/** The papers an order can have: each in its buyer's language by name, in either by its letters. */
export function PrintMenu({ order }: Props) {
  const mayIssue = useMay('orders.write');
  // A proforma gets its number by an act of its own; the others are drawn from what is there.
  const before = (kind: StaffDocument) =>
    kind === 'proforma' && mayIssue
      ? () => api.post('/staff/orders/{id}/proforma/', { params: { id: order.id } })
      : undefined;
  const papers = order.papers.filter(
    (kind) => kind !== 'proforma' || mayIssue || order.proforma_issued,
  );
  return (
    <Dropdown
      labelClass={`${buttonClass()} cursor-pointer`}
      label={
        <>
          <Icon name="invoice" size={20} />
          {text.print}
          <Icon name="chevron-down" size={20} />
        </>
      }
    >
      <ul className="grid w-80 max-w-[calc(100vw-3rem)]">
        {papers.map((kind) => (
          <li key={kind} className="flex items-center gap-1 rounded-control hover:bg-mist">
            <PaperLink
              href={addressOf(order.id, kind, order.lang)}
              before={before(kind)}
              label={`${text.inLanguage(documentNames[kind][locale], text[order.lang])} ${text.newTab}`}
              className="flex min-h-11 min-w-0 flex-1 items-center px-3"
            >
              {documentNames[kind][locale]}
            </PaperLink>
            {locales.map((language) => (
              <PaperLink
                key={language}
                href={addressOf(order.id, kind, language)}
                before={before(kind)}
                label={`${language.toUpperCase()}: ${text.inLanguage(documentNames[kind][locale], text[language])} ${text.newTab}`}
                className={`grid min-h-11 min-w-11 place-items-center rounded-control text-sm hover:bg-line ${language === order.lang ? 'font-semibold' : 'text-steel'}`}
              >
                {language.toUpperCase()}
              </PaperLink>
            ))}
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

const addressOf = (id: string, kind: StaffDocument, language: Locale) =>
  `/api/staff/orders/${encodeURIComponent(id)}/documents/${kind}/?lang=${language}`;
