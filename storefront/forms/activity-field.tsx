import type { ComponentProps } from 'react';
import { companyActivityTypes } from '../../contract/constants.ts';
import { useMessages } from '../i18n/messages.ts';
import { Select } from '../ui/select.tsx';
import { activityTitles } from './activity-titles.ts';
import { messages } from './messages.ts';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options'>;

/** What a company does, from the shop's own list. */
export function ActivityField(props: Props) {
  const titles = useMessages(activityTitles);
  const options = companyActivityTypes.map((value) => ({ value, label: titles[value] }));
  return <Select {...props} label={useMessages(messages).activity} options={options} />;
}
