import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureUrl } from '../../../contract/pictures.ts';
import type { StaffBrand } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { readBrands } from '../../api/catalogue-reference.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BrandDialog } from './brand-dialog.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { messages } from './messages.ts';

export default function BrandsScreen() {
  const text = useMessages(messages);
  const mayWrite = useMay('products.write');
  const query = useQuery(readBrands);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const columns: Column<StaffBrand>[] = [
    {
      key: 'title',
      title: text.title,
      cell: (brand) => (
        <button
          type="button"
          onClick={() => setEdited(brand.id)}
          aria-label={text.edit(brand.title)}
          className="row-link flex items-center gap-3 font-semibold"
        >
          {brand.logo && (
            <img
              src={pictureUrl(brand.logo, 'avatar')}
              alt=""
              width={36}
              height={36}
              loading="lazy"
            />
          )}
          {brand.title}
          {brand.is_hidden && <Badge kind="neutral">{text.hidden}</Badge>}
        </button>
      ),
    },
    { key: 'slug', title: text.slug, cell: ({ slug }) => slug },
    { key: 'products', title: text.products, isNumber: true, cell: ({ products }) => products },
  ];
  return (
    <CatalogueFrame
      page="brands"
      actions={
        <>
          <ExportButton path="/staff/brands/export/" />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {text.newBrand}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <Loaded query={query}>
          {(brands) => (
            <DataTable label={text.brands} columns={columns} rows={brands} keyOf={({ id }) => id} />
          )}
        </Loaded>
      </Panel>
      {edited !== null && <BrandDialog id={edited} onClose={() => setEdited(null)} />}
    </CatalogueFrame>
  );
}
