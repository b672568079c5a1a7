import { useState } from 'react';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { formMessages } from './form-messages.ts';

type Props = { product: ProductForm; onRenamed: () => unknown; isLocked: boolean };

/** The address changes on purpose, and never by the way. */
export function SlugPanel(props: Props) {
  const { fields, former_slugs } = props.product;
  const text = useMessages(formMessages);
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
          <Button size="sm" disabled={props.isLocked} onClick={() => setOpen(true)}>
            {text.changeSlug}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.changeSlug} size="sm">
        <SlugForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </Panel>
  );
}

function SlugForm({ product, onRenamed, onDone }: Props & { onDone: () => void }) {
  const text = useMessages(formMessages);
  const ui = useMessages(uiMessages);
  const { id, version, fields } = product;
  const { control, submit, formState } = useStaffForm({
    values: { slug: fields.slug },
    async save({ slug }) {
      await api.post('/staff/products/{id}/slug/', { params: { id }, body: { version, slug } });
      toast('success', ui.saved);
      onDone();
      await onRenamed();
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-steel">{text.slugEffect}</p>
      <TextField control={control} name="slug" label={text.slug} hint={text.slugHint} />
      <Button kind="primary" loading={formState.isSubmitting} onClick={() => void submit()}>
        {ui.save}
      </Button>
    </div>
  );
}
