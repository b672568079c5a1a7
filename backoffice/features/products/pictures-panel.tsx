import { type UseFormReturn, useWatch } from 'react-hook-form';
import { pictureUrl } from '../../../contract/pictures.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { uploadFile } from '../../api/upload-file.ts';
import { useAct } from '../../api/use-act.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

/** The gallery in its order; the first one stands on cards. */
export function PicturesPanel({ form }: { form: UseFormReturn<Values> }) {
  const pictures = useWatch({ control: form.control, name: 'pictures' });
  const set = (next: Values['pictures']) => form.setValue('pictures', next, { shouldDirty: true });
  const bring = useAct({
    async act(files: File[]) {
      // One after the other: what came before a refused one stays.
      for (const file of files) {
        const address = await uploadFile('pictures', file);
        const now = form.getValues('pictures');
        if (now.some((one) => one.file === address)) continue;
        set([...now, { file: address, alt_ro: '', alt_ru: '' }]);
      }
    },
  });
  const change = (file: string, fields: object) =>
    set(pictures.map((one) => (one.file === file ? { ...one, ...fields } : one)));
  return (
    <Panel title={text.pictures}>
      <div className="grid gap-3">
        <SortableList
          label={text.pictures}
          items={pictures}
          keyOf={({ file }) => file}
          nameOf={({ file }) => text.picture(pictures.findIndex((one) => one.file === file) + 1)}
          onChange={set}
        >
          {({ file, alt_ro, alt_ru }, index) => (
            <div className="flex flex-wrap items-center gap-3">
              <img
                src={pictureUrl(file, 'thumbnail')}
                alt={alt_ro}
                width={64}
                height={64}
                className="size-16 rounded-md border border-line"
              />
              <Field
                name={`alt_ro_${index}`}
                label={`${text.alt} · ${ui.romanian}`}
                value={alt_ro}
                maxLength={300}
                onChange={(value) => change(file, { alt_ro: value })}
                className="min-w-40 flex-1"
              />
              <Field
                name={`alt_ru_${index}`}
                label={`${text.alt} · ${ui.russian}`}
                value={alt_ru}
                maxLength={300}
                onChange={(value) => change(file, { alt_ru: value })}
                className="min-w-40 flex-1"
              />
              <Button
                kind="ghost"
                size="sm"
                icon="trash"
                aria-label={text.remove(text.picture(index + 1))}
                onClick={() => set(pictures.filter((one) => one.file !== file))}
              />
            </div>
          )}
        </SortableList>
        <FilePicker
          label={text.addPictures}
          hint={text.dropHere}
          accept="image/png,image/jpeg,image/webp"
          isBusy={bring.isPending}
          onPick={(files) => bring.mutate(files)}
        />
      </div>
    </Panel>
  );
}
