import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readCategory } from '../../../contract/staff/operations/categories.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { messages } from './messages.ts';

type Category = AnswerOf<typeof readCategory>;

export function CategoryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useMessages(messages);
  const query = useQuery({
    queryKey: ['categories', id],
    queryFn: () => api.get('/staff/categories/{id}/', { params: { id } }),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={query.data ? titleOf(query.data) : text.categories}
      size="lg"
    >
      <Loaded query={query}>
        {(category) => <CategoryForm key={category.version} category={category} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function CategoryForm({ category, onDone }: { category: Category; onDone: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('products.write');
  const { id, version } = category;
  const { control, submit, formState, watch, setValue } = useStaffForm({
    values: {
      title_ro: category.title_ro,
      title_ru: category.title_ru,
      description_ro: category.description_ro,
      description_ru: category.description_ru,
      icon: category.icon ?? '',
      low_stock: String(category.low_stock ?? ''),
      attributes: category.attributes,
      slug: category.slug,
    },
    async save({ slug, icon, low_stock, ...fields }) {
      const params = { id };
      const saved = await api.post('/staff/categories/{id}/', {
        params,
        body: {
          version,
          fields: {
            ...fields,
            icon: icon || null,
            low_stock: numberIn(low_stock, wholeRules),
          },
        },
      });
      if (slug !== category.slug) {
        const body = { version: saved.version, slug };
        await api.post('/staff/categories/{id}/slug/', { params, body });
      }
      void queries.invalidateQueries({ queryKey: ['categories'] });
      toast('success', ui.saved);
      onDone();
    },
  });
  return (
    <StaffForm onSubmit={submit}>
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <LanguagePair control={control} name="title" label={text.title} required />
        <LanguagePair control={control} name="description" label={text.description} multiline />
        <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr_1fr]">
          <TextField control={control} name="slug" label={text.slug} hint={text.slugHint} />
          <TextField control={control} name="icon" label={text.icon} />
          <NumberField
            control={control}
            name="low_stock"
            label={text.lowStock}
            hint={text.asAbove}
            rules={wholeRules}
          />
        </div>
        <Filters
          chosen={watch('attributes')}
          onChange={(ids) => setValue('attributes', ids, { shouldDirty: true })}
        />
        {mayWrite && (
          <div className="flex flex-wrap justify-between gap-2">
            <RemoveButton
              question={ui.removeSure(titleOf(category))}
              remove={() =>
                api.delete('/staff/categories/{id}/', { params: { id }, query: { version } })
              }
              renews={[['categories']]}
              uses={[
                {
                  label: text.products,
                  said: category.products,
                  href: `/admin/products?category=${id}`,
                },
              ]}
              onRemoved={onDone}
            />
            <Button type="submit" kind="primary" loading={formState.isSubmitting}>
              {ui.save}
            </Button>
          </div>
        )}
      </fieldset>
    </StaffForm>
  );
}

type FiltersProps = { chosen: number[]; onChange: (ids: number[]) => void };

function Filters({ chosen, onChange }: FiltersProps) {
  const text = useMessages(messages);
  const attributes = useQuery(readAttributes).data ?? [];
  const nameOf = (id: number) => {
    const found = attributes.find((one) => one.id === id);
    return found ? `${titleOf(found)} (${found.key})` : String(id);
  };
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text.filters}</h3>
      <SortableList
        label={text.filters}
        items={chosen}
        keyOf={(id) => id}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(id) => (
          <span className="flex items-center gap-2 text-sm">
            <span className="flex-1">{nameOf(id)}</span>
            <Button
              kind="ghost"
              size="sm"
              icon="trash"
              aria-label={`${text.delete}: ${nameOf(id)}`}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            />
          </span>
        )}
      </SortableList>
      <Select
        name="filter"
        label={text.addFilter}
        placeholder={text.choose}
        value=""
        options={attributes
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
        onChange={(id) => id && onChange([...chosen, Number(id)])}
      />
    </section>
  );
}
