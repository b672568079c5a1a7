import { useState } from 'react';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { showingAttributes } from '../../resources/attributes/resource.tsx';
import { text } from './messages.ts';

type Props = {
  attribute: AttributeForm;
  value: AttributeForm['values'][number];
  onClose: () => void;
};

/** Says beforehand how many products it concerns. */
export function MergeDialog({ attribute: { id, version, values }, value, onClose }: Props) {
  const [into, setInto] = useState('');
  const merge = useAct({
    act: () =>
      api.post('/staff/attributes/{id}/values/{value_id}/merge/', {
        params: { id, value_id: value.id },
        body: { version, into: Number(into) },
      }),
    renews: showingAttributes,
    said: ({ products }) => text.merged(products),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.mergeTitle(value.label_ro)}
      size="sm"
      footer={
        <Button
          kind="primary"
          disabled={!into}
          loading={merge.isPending}
          onClick={() => merge.mutate()}
        >
          {text.merge}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{text.mergeText(value.products)}</p>
        <Select
          name="into"
          label={text.mergeInto}
          placeholder={text.choose}
          value={into}
          options={values
            .filter((one) => one.id !== value.id)
            .map((one) => ({ value: String(one.id), label: `${one.label_ro} (${one.products})` }))}
          onChange={setInto}
        />
      </div>
    </Dialog>
  );
}
