import { useState } from 'react';
import { documentNames } from '../../../contract/document-names.ts';
import { documentsForBuyer, type OrderDocument } from '../../../contract/order-documents.ts';
import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { saveFile } from '../../api/save-file.ts';
import { browserApi } from '../session/browser-api.ts';

type Paper = Exclude<OrderDocument, 'delivery-note'>;

const fileNames: Record<Paper, string> = {
  proforma: 'cont-de-plata',
  warranty: 'certificat-de-garantie',
};

/** Who received the goods has the delivery note on paper, signed. */
const isOffered = (kind: OrderDocument): kind is Paper => kind !== 'delivery-note';

/** What the buyer can keep as a file: what to pay by transfer, and the warranty later on. */
export function OrderPapers({ order }: { order: BuyersOrder }) {
  const locale = useLocale();
  const [fetched, setFetched] = useState<Paper | null>(null);
  const [failure, setFailure] = useState('');
  const papers = documentsForBuyer(order).filter(isOffered);
  const nameOf = (kind: Paper) => `${documentNames[kind][locale]} (PDF)`;
  if (papers.length === 0) return null;

  async function save(kind: Paper) {
    setFetched(kind);
    setFailure('');
    try {
      const api = browserApi();
      const params = { id: order.id, kind };
      // What was issued is read; of an order that changed since, the next version is.
      if (kind === 'proforma') await api.post('/orders/{id}/proforma/', { params });
      saveFile(
        await api.get('/orders/{id}/documents/{kind}/', { params }),
        `${fileNames[kind]}-${order.number}.pdf`,
      );
    } catch (error) {
      setFailure(explainFailure(error, locale).text);
    }
    setFetched(null);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {papers.map((kind) => (
          <Button
            key={kind}
            icon="download"
            loading={fetched === kind}
            aria-label={`${nameOf(kind)}, ${order.number}`}
            onClick={() => save(kind)}
          >
            {nameOf(kind)}
          </Button>
        ))}
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
    </div>
  );
}
