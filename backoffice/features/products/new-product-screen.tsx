import { useNavigate } from '@tanstack/react-router';
import { slugOf } from '../../../contract/slug-of.ts';
import { leiRules } from '../../../contract/typed-number.ts';
import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { formMessages } from './form-messages.ts';
import { fieldsOf, type Values } from './form-values.ts';
import { IdentityPanel } from './identity-panel.tsx';

const nothing: Values = {
  slug: '',
  code: '',
  shop_code: '',
  ean: '',
  family: '',
  brand_id: '',
  category_id: '',
  unit: '',
  title_ro: '',
  title_ru: '',
  description_ro: '',
  description_ru: '',
  general_info_ro: '',
  general_info_ru: '',
  specifications: [],
  price: '',
  warranty_months: '',
  vat_rate: String(STANDARD_VAT_RATE),
  state: 'draft',
  smallest_quantity: '',
  quantity_step: '',
  low_stock: '',
  attributes: [],
  pictures: [],
  documents: [],
  links: [],
  promotions: [],
};

/** What no product goes without; the rest is filled in on the draft. */
export default function NewProductScreen() {
  const text = useMessages(formMessages);
  const navigate = useNavigate();
  const form = useStaffForm<Values>({
    values: nothing,
    async save(typed) {
      const { state, ...fields } = fieldsOf(typed);
      const slug = fields.slug || slugOf(`${fields.title_ro} ${fields.code}`);
      const { id } = await api.post('/staff/products/', { body: { ...fields, slug } });
      void queries.invalidateQueries({ queryKey: ['products'] });
      form.reset(typed);
      await navigate({ to: '/products/$id', params: { id: String(id) }, ignoreBlocker: true });
    },
  });
  const { control, formState } = form;
  return (
    <StaffForm onSubmit={form.submit}>
      <Screen
        title={text.newProduct}
        needs="products.write"
        back={{ href: '/admin/products', label: text.products }}
        actions={
          <Button type="submit" kind="primary" loading={formState.isSubmitting}>
            {text.create}
          </Button>
        }
      >
        <div className="grid gap-4">
          <Panel title={text.texts}>
            <div className="grid gap-4">
              <LanguagePair control={control} name="title" label={text.title} required />
              <div className="grid gap-4 md:grid-cols-2">
                <NumberField
                  control={control}
                  name="price"
                  label={text.price}
                  rules={leiRules}
                  required
                />
                <TextField control={control} name="slug" label={text.slug} hint={text.slugHint} />
              </div>
            </div>
          </Panel>
          <IdentityPanel control={control} isNew />
        </div>
      </Screen>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
    </StaffForm>
  );
}
