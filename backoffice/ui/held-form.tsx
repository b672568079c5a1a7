import type { ReactNode } from 'react';
import { FieldsOnWay } from './fields-on-way.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { StaffForm } from './staff-form.tsx';

type Props = {
  /** For a button that stands outside of it. */
  id?: string;
  /** From `useHeldForm`. */
  form: {
    submit: () => Promise<void>;
    formState: { isDirty: boolean };
    isOnWay: boolean;
    conflict: ReactNode;
    draft: { notice: ReactNode; forget: () => void };
  };
  mayWrite?: boolean;
  /** See <LeaveGuard>. */
  within?: readonly string[];
  className?: string;
  children: ReactNode;
};

/** A form with what belongs to each: closed to who only reads, asked about on the way out. */
export function HeldForm(props: Props) {
  const { form, id, mayWrite = true, within = [], className = 'grid gap-4', children } = props;
  return (
    <>
      <StaffForm id={id} onSubmit={form.submit}>
        <FieldsOnWay isOnWay={form.isOnWay} disabled={!mayWrite} className={className}>
          {mayWrite && form.draft.notice}
          {children}
        </FieldsOnWay>
      </StaffForm>
      <LeaveGuard
        when={mayWrite && form.formState.isDirty}
        within={within}
        onLeave={form.draft.forget}
      />
      {form.conflict}
    </>
  );
}
