import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../kit/ui/button.tsx';
import { useMay } from '../session/session.ts';
import { HeldForm } from '../ui/held-form.tsx';
import { FormDialog } from '../ui/leave-guard.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ui } from '../ui/messages.ts';
import { RemoveButton } from '../ui/remove-button.tsx';
import type { Id, Resource } from './resource.ts';
import { useResourceForm } from './use-resource-form.tsx';

/** A small thing is written in a dialog over its list. */
export function ResourceDialog<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
>(props: { resource: Resource<Whole, Values, Body>; id: Id | 'new'; onClose: () => void }) {
  const { resource, id, onClose } = props;
  const text = resource.texts;
  const query = useQuery({
    queryKey: [...resource.renews[0], 'form', id],
    queryFn: () => (id === 'new' ? null : resource.read(id)),
    gcTime: 0,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      {...(resource.size && { size: resource.size })}
      title={query.data ? resource.titleOf(query.data) : id === 'new' ? text.add : text.many}
    >
      <Loaded query={query}>
        {(held) => <ResourceForm resource={resource} held={held} onDone={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

function ResourceForm<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
>(props: { resource: Resource<Whole, Values, Body>; held: Whole | null; onDone: () => void }) {
  const { resource, held, onDone } = props;
  const mayWrite = useMay(resource.writes);
  const { Fields, removal } = resource;
  const { form, field } = useResourceForm(resource, { held, onSaved: onDone });
  return (
    <HeldForm form={form} mayWrite={mayWrite}>
      <Fields form={form} field={field} held={held} />
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
            {ui.save}
          </Button>
          {held && removal && (
            <RemoveButton
              question={ui.removeSure(resource.titleOf(held))}
              remove={() => removal.remove(resource.idOf(held), held.version)}
              renews={resource.renews}
              text={removal.text}
              uses={removal.usesOf?.(held)}
              onRemoved={onDone}
            />
          )}
        </div>
      )}
    </HeldForm>
  );
}
