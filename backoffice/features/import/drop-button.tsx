import { useNavigate } from '@tanstack/react-router';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { api } from '../../api/api.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { IMPORTS } from './import-queries.ts';
import { text } from './run-messages.ts';

type Props = { run: ImportRun; onLeaving: (isLeaving: boolean) => void };

/** Forgets a table that will not be applied. */
export function DropButton({ run: { id }, onLeaving }: Props) {
  const navigate = useNavigate();
  return (
    <RemoveButton
      verb={text.drop}
      question={text.dropSure}
      text={text.dropText}
      said={text.dropped}
      remove={async () => {
        onLeaving(true);
        try {
          await api.delete('/staff/imports/{id}/', { params: { id } });
        } catch (error) {
          onLeaving(false);
          throw error;
        }
      }}
      renews={[IMPORTS]}
      onRemoved={() => void navigate({ to: '/import' })}
    />
  );
}
