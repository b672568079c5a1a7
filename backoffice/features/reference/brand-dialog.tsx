import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '../../../contract/pictures.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { LanguagePair, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

type Props = { id: number | 'new'; onClose: () => void };

const nobody = {
  id: 0,
  version: 0,
  slug: '',
  title: '',
  logo: null as string | null,
  description_ro: '',
  description_ru: '',
  position: 0,
  is_hidden: false,
};
type Brand = typeof nobody;

export function BrandDialog({ id, onClose }: Props) {
  const text = useMessages(messages);
  const query = useQuery<Brand>({
    queryKey: ['brands', id],
    queryFn: () =>
      id === 'new' ? Promise.resolve(nobody) : api.get('/staff/brands/{id}/', { params: { id } }),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} title={query.data?.title || text.newBrand} size="lg">
      <Loaded query={query}>{(brand) => <BrandForm brand={brand} onDone={onClose} />}</Loaded>
    </Dialog>
  );
}

function BrandForm({ brand, onDone }: { brand: Brand; onDone: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('products.write');
  const { id, version, ...values } = brand;
  const { control, submit, formState, watch, setValue } = useStaffForm({
    values: {
      slug: values.slug,
      title: values.title,
      logo: values.logo,
      description_ro: values.description_ro,
      description_ru: values.description_ru,
      position: String(values.position),
      is_hidden: values.is_hidden,
    },
    async save({ slug, ...typed }) {
      const fields = { ...typed, position: numberIn(typed.position, wholeRules) ?? 0 };
      if (id === 0) await api.post('/staff/brands/', { body: { slug, ...fields } });
      else await change(slug, fields);
      void queries.invalidateQueries({ queryKey: ['brands'] });
      toast('success', text.saved);
      onDone();
    },
  });
  async function change(slug: string, fields: object) {
    const params = { id };
    const saved = await api.post('/staff/brands/{id}/', { params, body: { version, fields } });
    if (slug === brand.slug) return;
    const body = { version: saved.version, slug };
    await api.post('/staff/brands/{id}/slug/', { params, body });
  }
  const bring = useAct({
    act: ([file]: File[]) => (file ? uploadFile('pictures', file) : Promise.resolve(brand.logo)),
    onDone: (logo) => setValue('logo', logo, { shouldDirty: true }),
  });
  const remove = useAct({
    act: () => api.delete('/staff/brands/{id}/', { params: { id }, query: { version } }),
    renews: [['brands']],
    said: text.deleted,
    onDone,
  });
  const logo = watch('logo');
  return (
    <StaffForm onSubmit={submit}>
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-3">
          <TextField control={control} name="title" label={text.title} required />
          <TextField
            control={control}
            name="slug"
            label={text.slug}
            hint={text.slugHint}
            required
          />
          <NumberField control={control} name="position" label={text.position} rules={wholeRules} />
        </div>
        <LanguagePair control={control} name="description" label={text.description} multiline />
        <TickField control={control} name="is_hidden" label={text.brandHidden} />
        <div className="flex flex-wrap items-center gap-3">
          {logo && (
            <img src={pictureUrl(logo, 'thumbnail')} alt={text.logo} width={72} height={72} />
          )}
          <FilePicker
            label={text.addLogo}
            hint={text.logoHint}
            accept="image/png,image/jpeg,image/webp"
            isBusy={bring.isPending}
            onPick={(files) => bring.mutate(files)}
          />
          {logo && (
            <Button size="sm" onClick={() => setValue('logo', null, { shouldDirty: true })}>
              {text.removeLogo}
            </Button>
          )}
        </div>
        {mayWrite && (
          <div className="flex flex-wrap justify-between gap-2">
            {id !== 0 && (
              <Button kind="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
                {text.delete}
              </Button>
            )}
            <Button
              type="submit"
              kind="primary"
              loading={formState.isSubmitting}
              className="ml-auto"
            >
              {ui.save}
            </Button>
          </div>
        )}
      </fieldset>
    </StaffForm>
  );
}
