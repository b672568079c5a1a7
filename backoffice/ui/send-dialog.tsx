import type { ComponentProps, ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Button } from '../../kit/ui/button.tsx';
import { useStaffForm } from './form.tsx';
import { FormDialog, LeaveGuard } from './leave-guard.tsx';
import { StaffForm } from './staff-form.tsx';

type Props<Values extends FieldValues, Saved> = Pick<
  Parameters<typeof useStaffForm<Values, Saved>>[0],
  'values' | 'renews' | 'said'
> & {
  title: string;
  /** What the button says that sends it. */
  action: string;
  kind?: ComponentProps<typeof Button>['kind'];
  send: (values: Values) => Promise<Saved>;
  /** Where it was sent; without it the dialog is closed. */
  onSent?: (saved: Saved) => void;
  onClose: () => void;
  children: (control: Control<Values>) => ReactNode;
};

/** A few fields that are sent once, in a dialog of their own: an invitation, a reason, a name. */
export function SendDialog<Values extends FieldValues, Saved>(props: Props<Values, Saved>) {
  const { title, action, kind = 'primary', send, onSent, onClose, children } = props;
  const { values, renews, said } = props;
  const form = useStaffForm<Values, Saved>({
    values,
    save: send,
    ...(renews && { renews }),
    ...(said && { said }),
    onSaved: onSent ?? onClose,
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog open onClose={onClose} title={title} size="sm">
      <StaffForm onSubmit={form.submit} className="grid gap-4">
        {children(form.control)}
        <Button type="submit" kind={kind} loading={isSubmitting}>
          {action}
        </Button>
      </StaffForm>
      <LeaveGuard when={isDirty && !isSubmitting} />
    </FormDialog>
  );
}
