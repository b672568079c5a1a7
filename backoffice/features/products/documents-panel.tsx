import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { documentKinds } from '../../../contract/constants.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { uploadFile } from '../../api/upload-file.ts';
import { useAct } from '../../api/use-act.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { ChoiceField, LanguagePair } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

/** What an inspector or a designer asks for. */
export function DocumentsPanel({ form: { control } }: { form: UseFormReturn<Values> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' });
  const bring = useAct({
    async act(files: File[]) {
      for (const file of files) {
        const address = await uploadFile('documents', file);
        const title_ro = file.name.replace(/\.pdf$/i, '');
        append({ kind: 'datasheet', title_ro, title_ru: '', file: address });
      }
    },
  });
  return (
    <Panel title={text.documents}>
      <div className="grid gap-3">
        {fields.map((field, index) => (
          <div key={field.id} className="grid gap-2 rounded-control bg-mist p-3">
            <div className="flex flex-wrap items-end gap-3">
              <ChoiceField
                control={control}
                name={`documents.${index}.kind`}
                label={text.kind}
                options={documentKinds.map((value) => ({ value, label: text[value] }))}
                className="w-48"
              />
              <a href={field.file} download className="link min-w-0 flex-1 truncate pb-2 text-sm">
                {field.file.replace(/^.*\//, '')}
              </a>
              <Button
                kind="ghost"
                icon="trash"
                aria-label={text.remove(field.title_ro)}
                onClick={() => remove(index)}
              />
            </div>
            <LanguagePair
              control={control}
              name={`documents.${index}.title`}
              label={text.title}
              required
            />
          </div>
        ))}
        <FilePicker
          label={text.addDocument}
          hint="PDF, 20 MB"
          accept="application/pdf"
          isBusy={bring.isPending}
          onPick={(files) => bring.mutate(files)}
        />
      </div>
    </Panel>
  );
}
