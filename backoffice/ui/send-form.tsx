import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Button } from '../../kit/ui/button.tsx';
import { beginUnder } from './begin-under.ts';
import { useStaffForm } from './form.tsx';
import { FormDialog, LeaveGuard } from './leave-guard.tsx';
import { StaffForm } from './staff-form.tsx';

type Props<Values extends FieldValues, Saved> = Pick<
  Parameters<typeof useStaffForm<Values, Saved>>[0],
  'values' | 'renews' | 'said' | 'onRefused'
> & {
  /** What the button says that sends it. */
  action: string;
  kind?: 'primary' | 'danger' | 'secondary';
  size?: 'sm';
  send: (values: Values) => Promise<Saved>;
  onSent?: (saved: Saved) => void;
  /** Whoever leaves with something typed is asked. */
  isGuarded?: boolean;
  className?: string;
  children: (control: Control<Values>) => ReactNode;
};

/** A few fields that are sent once: an invitation, a reason, a note. Then it is empty again. */
export function SendForm<Values extends FieldValues, Saved>(props: Props<Values, Saved>) {
  const { action, kind = 'primary', size, send, onSent, isGuarded = false, children } = props;
  const { values, renews, said, onRefused, className = '' } = props;
  const form = useStaffForm<Values, Saved>({
    values,
    async save(typed) {
      const sent = await send(typed);
      beginUnder(form, values as Values, typed);
      return sent;
    },
    ...(renews && { renews }),
    ...(said && { said }),
    ...(onRefused && { onRefused }),
    ...(onSent && { onSaved: onSent }),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <StaffForm onSubmit={form.submit} className={`grid gap-4 ${className}`}>
      {children(form.control)}
      <Button type="submit" kind={kind} {...(size && { size })} loading={isSubmitting}>
        {action}
      </Button>
      {isGuarded && <LeaveGuard when={isDirty} />}
    </StaffForm>
  );
}

type DialogProps<Values extends FieldValues, Saved> = Omit<
  Props<Values, Saved>,
  'isGuarded' | 'className'
> & { title: string; onClose: () => void };

/** The same in a dialog of its own, closed once it is sent where nothing else is said. */
export const SendDialog = <Values extends FieldValues, Saved>({
  title,
  onClose,
  onSent = onClose,
  ...form
}: DialogProps<Values, Saved>) => (
  <FormDialog open onClose={onClose} title={title} size="sm">
    <SendForm {...form} onSent={onSent} isGuarded />
  </FormDialog>
);
