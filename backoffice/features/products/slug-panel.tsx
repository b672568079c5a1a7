import { useState } from 'react';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { TextField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { FormDialog } from '../../ui/leave-guard.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { text } from './form-messages.ts';
import { readProduct, renewsOf } from './read-product.ts';

type Props = { product: ProductForm };

/** The address changes on purpose, and never by the way. */
export function SlugPanel({ product }: Props) {
  const { fields, former_slugs } = product;
  const mayWrite = useMay('products.write');
  const [isOpen, setOpen] = useState(false);
  const address = `/product/${fields.slug}`;
  return (
    <Panel title={text.slug}>
      {fields.state === 'draft' ? (
        <code className="text-sm break-all">{address}</code>
      ) : (
        <a href={address} target="_blank" rel="noopener" className="link text-sm break-all">
          {address}
        </a>
      )}
      {former_slugs.length > 0 && (
        <p className="mt-2 text-sm text-steel">
          {text.formerSlugs}: {former_slugs.join(', ')}
        </p>
      )}
      {mayWrite && (
        <div className="mt-3">
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.changeSlug}
          </Button>
        </div>
      )}
      <FormDialog open={isOpen} onClose={() => setOpen(false)} title={text.changeSlug} size="sm">
        <SlugForm product={product} onDone={() => setOpen(false)} />
      </FormDialog>
    </Panel>
  );
}

function SlugForm({ product, onDone }: Props & { onDone: () => void }) {
  const { id } = product;
  const form = useHeldForm<ProductForm, { slug: string }, unknown>({
    held: product,
    valuesOf: (held) => ({ slug: held?.fields.slug ?? '' }),
    labels: { slug: text.slug },
    read: () => readProduct(String(id)).queryFn(),
    save({ slug }, { whole }) {
      const body = { version: whole?.version ?? 0, slug };
      return api.post('/staff/products/{id}/slug/', { params: { id }, body });
    },
    renews: renewsOf(id),
    onSaved: onDone,
  });
  return (
    <HeldForm form={form}>
      <p className="text-steel">{text.slugEffect}</p>
      <TextField control={form.control} name="slug" label={text.slug} hint={text.slugHint} />
      <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
        {ui.save}
      </Button>
    </HeldForm>
  );
}
