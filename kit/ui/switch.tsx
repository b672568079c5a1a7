import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref' | 'className' | 'role'> & {
  label: ReactNode;
  onChange?: (checked: boolean) => void;
};

export const Switch = ({ label, onChange, ...native }: Props) => (
  <label className="inline-flex min-h-11 items-center gap-3">
    <input
      {...native}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says itself whether it is on
      role="switch"
      className="switch"
      onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
    />
    {label}
  </label>
);
