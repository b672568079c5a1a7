import type { ComponentProps } from 'react';
import { Select } from '../../../kit/ui/select.tsx';

type Props<Choice extends string> = Omit<
  ComponentProps<typeof Select>,
  'bare' | 'value' | 'options' | 'onChange'
> & {
  value: Choice | '';
  options: readonly { value: Choice; label: string }[];
  /** Sends what was chosen. */
  act: { isPending: boolean; variables: Choice | undefined; mutate: (chosen: Choice) => void };
  /** Where something is asked before it is sent. */
  onChoose?: (chosen: Choice) => void;
};

/** A choice that holds as soon as it is made; on its way it stands there already. */
export function ChoiceAtOnce<Choice extends string>(props: Props<Choice>) {
  const { value, options, act, onChoose = act.mutate, disabled = false, ...rest } = props;
  return (
    <Select
      {...rest}
      bare
      options={options}
      value={act.isPending ? (act.variables ?? value) : value}
      disabled={disabled || act.isPending}
      onChange={(chosen) => {
        const found = options.find((one) => one.value === chosen);
        if (found) onChoose(found.value);
      }}
    />
  );
}
