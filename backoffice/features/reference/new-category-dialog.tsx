import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { categoryOptions, readCategories } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { ChoiceField, LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

export function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const categories = useQuery(readCategories).data ?? [];
  const { control, submit, formState } = useStaffForm({
    values: { parent_id: '', title_ro: '', title_ru: '', slug: '' },
    async save({ parent_id, ...fields }) {
      const parent = parent_id === '' ? null : Number(parent_id);
      const position = categories.filter((one) => one.parent_id === parent).length;
      await api.post('/staff/categories/', { body: { ...fields, parent_id: parent, position } });
      void queries.invalidateQueries({ queryKey: ['categories'] });
      toast('success', ui.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={text.newCategory}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        <ChoiceField
          control={control}
          name="parent_id"
          label={text.under}
          placeholder={text.top}
          options={categoryOptions(categories.filter(({ level }) => level < 4))}
        />
        <LanguagePair control={control} name="title" label={text.title} required />
        <TextField control={control} name="slug" label={text.slug} hint={text.slugHint} required />
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {ui.save}
        </Button>
      </StaffForm>
    </Dialog>
  );
}
