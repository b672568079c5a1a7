import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { formatMoney } from '../../../ui/format.ts';
import type { Stand } from '../stand.ts';
import { text } from './messages.ts';

/** What whoever notes money has looked at: who was faster is told of it. */
export const standOfMoney = ({ total, paid, credited }: StaffOrder): Stand => ({
  total: { label: text.total, said: formatMoney(total) },
  paid: { label: text.paid, said: formatMoney(paid) },
  credited: { label: text.credited, said: formatMoney(credited) },
});
