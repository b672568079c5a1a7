import { useNavigate } from '@tanstack/react-router';
import { slugOf } from '../../../contract/slug-of.ts';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { leiRules } from '../../../contract/typed-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { namedFields } from '../../resources/named-fields.ts';
import { LanguagePair, TextField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { productFields, text } from './form-messages.ts';
import { fieldsOf, type Values, valuesOf } from './form-values.ts';
import { IdentityPanel } from './identity-panel.tsx';

/** What no product goes without; the rest is filled in on the draft. */
export default function NewProductScreen() {
  const navigate = useNavigate();
  const form = useHeldForm<ProductForm, Values, { id: number | string }>({
    held: null,
    valuesOf,
    labels: productFields,
    read: () => Promise.reject(new Error('it is new')),
    save(typed) {
      const { state, ...fields } = fieldsOf(typed);
      const slug = fields.slug || slugOf(`${fields.title_ro} ${fields.code}`);
      return api.post('/staff/products/', { body: { ...fields, slug } });
    },
    renews: [['products']],
    onSaved: ({ id }) =>
      void navigate({ to: '/products/$id', params: { id: String(id) }, ignoreBlocker: true }),
  });
  const { control, formState } = form;
  const field = namedFields(control, text);
  return (
    <HeldForm form={form} className="min-w-0">
      <Screen
        title={text.newProduct}
        needs="products.write"
        back={{ href: '/admin/products', label: text.products }}
        actions={
          <Button type="submit" kind="primary" loading={formState.isSubmitting}>
            {text.createDraft}
          </Button>
        }
      >
        <div className="grid gap-4">
          <Panel title={text.texts}>
            <div className="grid gap-4">
              <LanguagePair {...field('title')} required />
              <div className="grid gap-4 md:grid-cols-2">
                <NumberField {...field('price')} rules={leiRules} required />
                <TextField {...field('slug')} hint={text.slugHint} />
              </div>
            </div>
          </Panel>
          <IdentityPanel control={control} isNew />
        </div>
      </Screen>
    </HeldForm>
  );
}
