import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { readAnew } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { HeldForm } from '../../ui/held-form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { productFields, text } from './form-messages.ts';
import { changesOf, savedAs, type Values, valuesOf } from './form-values.ts';
import type { Linked } from './links-panel.tsx';
import { PastPanels } from './past-panels.tsx';
import { readProduct, renewsOf } from './read-product.ts';
import { Sections } from './sections.tsx';
import { SlugPanel } from './slug-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { StockPanel } from './stock-panel.tsx';
import { useValuesInWords } from './values-in-words.ts';

const route = getRouteApi('/signed-in/products/$id');

export default function ProductScreen() {
  const { id } = route.useParams();
  const query = useQuery(readProduct(id));
  return (
    <Loaded query={query}>{(product) => <Editor key={product.id} product={product} />}</Loaded>
  );
}

/** Others change a product as well: the sheet, imports and 1C, and whoever has it open besides. */
function Editor({ product }: { product: ProductForm }) {
  const mayWrite = useMay('products.write');
  const { id } = product;
  const [found, setFound] = useState<Linked[]>([]);
  const shown = { ...product, linked: [...product.linked, ...found] };
  const form = useHeldForm<ProductForm, Values, ProductForm>({
    held: product,
    valuesOf,
    labels: productFields,
    wordsOf: useValuesInWords(shown),
    kept: `product ${id}`,
    read: () => readAnew(readProduct(String(id))),
    async save(typed, { whole, before }) {
      const held = whole ?? product;
      const body = { version: held.version, ...changesOf(before, typed) };
      const { version } = await api.post('/staff/products/{id}/', { params: { id }, body });
      return savedAs(held, typed, version);
    },
    nextOf: (saved) => saved,
    renews: renewsOf(id),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Screen
      title={titleOf(product.fields)}
      isForm
      mark={<StateBadge state={product.fields.state} />}
      back={{ href: '/admin/products', label: text.products }}
      actions={
        <>
          <Button icon="eye" href={`/admin/products/${id}/preview`}>
            {text.preview}
          </Button>
          {mayWrite && (
            <Button
              type="submit"
              form="product"
              kind="primary"
              loading={isSubmitting}
              disabled={!isDirty}
            >
              {ui.save}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <HeldForm
            id="product"
            form={form}
            mayWrite={mayWrite}
            className="grid min-w-0 grid-cols-1 gap-4"
          >
            {!mayWrite && <Alert kind="info">{text.readOnly}</Alert>}
            <Sections form={form} product={shown} onFound={(one) => setFound([...found, one])} />
          </HeldForm>
        </div>
        {/* Beside it: each of these is a form, or an act, of its own. */}
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <StockPanel product={product} />
          <SlugPanel product={product} />
          <PastPanels product={product} />
        </div>
      </div>
    </Screen>
  );
}
