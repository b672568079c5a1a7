import type { UseFormReturn } from 'react-hook-form';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { namedFields } from '../../resources/named-fields.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { AttributesPanel } from './attributes-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';
import { IdentityPanel } from './identity-panel.tsx';
import { type Linked, LinksPanel } from './links-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { SpecificationsPanel } from './specifications-panel.tsx';

type Props = {
  form: UseFormReturn<Values>;
  product: Omit<ProductForm, 'linked'> & { linked: Linked[] };
  /** A product that was found to be linked: from now on it is called by its name. */
  onFound: (product: Linked) => void;
};

/** The parts of the form, in the order in which a product is described. */
export function Sections({ form, product, onFound }: Props) {
  const mayWrite = useMay('products.write');
  const { control } = form;
  const field = namedFields(control, text);
  return (
    <>
      <Panel title={text.texts}>
        <div className="grid gap-4">
          <LanguagePair {...field('title')} required />
          <RichTextPair {...field('description')} disabled={!mayWrite} />
          <RichTextPair {...field('general_info')} disabled={!mayWrite} />
        </div>
      </Panel>
      <IdentityPanel control={control} />
      <PricesPanel form={form} product={product} />
      <AttributesPanel form={form} product={product} />
      <SpecificationsPanel form={form} />
      <PicturesPanel form={form} />
      <DocumentsPanel form={form} />
      <LinksPanel {...{ form, onFound }} linked={product.linked} />
    </>
  );
}
