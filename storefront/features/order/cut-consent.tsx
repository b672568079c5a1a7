import type { ComponentProps } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { conditionsMessages } from './conditions-messages.ts';

/** Asked for wherever an order has something that is cut for it. */
export function CutConsent(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { agreeCut } = useMessages(conditionsMessages);
  return <Checkbox {...props} required label={agreeCut} />;
}
