import type { ComponentProps } from 'react';
import { companyActivityTypes } from '../../contract/constants.ts';
import { activityTitles } from '../../kit/forms/activity-titles.ts';
import { messages } from '../../kit/forms/messages.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Select } from '../../kit/ui/select.tsx';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options'>;

/** What a company does, from the shop's own list. */
export function ActivityField(props: Props) {
  const titles = useMessages(activityTitles);
  const options = companyActivityTypes.map((value) => ({ value, label: titles[value] }));
  return <Select {...props} label={useMessages(messages).activity} options={options} />;
}
