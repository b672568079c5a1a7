import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/ui/button.tsx';
import { LanguagePair } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

const emptyLine = { label_ro: '', label_ru: '', value_ro: '', value_ru: '' };

/** The two-column table of the product page, in both languages. */
export function SpecificationsPanel({ form: { control } }: { form: UseFormReturn<Values> }) {
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'specifications' });
  return (
    <Panel
      title={text.specifications}
      actions={
        <Button size="sm" icon="plus" onClick={() => append(emptyLine)}>
          {text.addLine}
        </Button>
      }
    >
      <ol className="grid gap-3">
        {fields.map((field, index) => (
          <li key={field.id} className="flex items-start gap-2 rounded-control bg-mist p-3">
            <div className="grid min-w-0 flex-1 gap-2">
              <LanguagePair
                control={control}
                name={`specifications.${index}.label`}
                label={text.label}
                required
              />
              <LanguagePair
                control={control}
                name={`specifications.${index}.value`}
                label={text.value}
                required
              />
            </div>
            <div className="grid">
              <Button
                kind="ghost"
                size="sm"
                icon="chevron-up"
                aria-label={`↑ ${text.specifications} ${index + 1}`}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <Button
                kind="ghost"
                size="sm"
                icon="chevron-down"
                aria-label={`↓ ${text.specifications} ${index + 1}`}
                disabled={index === fields.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <Button
                kind="ghost"
                size="sm"
                icon="trash"
                aria-label={text.remove(`${text.specifications} ${index + 1}`)}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
