import type { FoundThings } from '../../../contract/staff/today.ts';
import { foldText } from '../../../kit/ui/fold-text.ts';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import type { Place } from './recent.ts';

export type Offer = Place & { note?: string };
export type Group = {
  name: 'screens' | 'recent' | 'orders' | 'products' | 'customers' | 'messages';
  offers: Offer[];
};

type From = { typed: string; screens: Place[]; recent: Place[]; found: FoundThings | undefined };

/** What fits what is typed, kind by kind; before anything is typed, where one was and can go. */
export function offered({ typed, screens, recent, found }: From): Group[] {
  const wanted = foldText(typed.trim());
  const groups: Group[] = [
    { name: 'orders', offers: (found?.orders ?? []).map(ofOrder) },
    { name: 'products', offers: (found?.products ?? []).map(ofProduct) },
    { name: 'customers', offers: (found?.customers ?? []).map(ofCustomer) },
    { name: 'messages', offers: (found?.messages ?? []).map(ofMessage) },
    { name: 'screens', offers: screens.filter(({ label }) => foldText(label).includes(wanted)) },
  ];
  if (wanted === '') groups.unshift({ name: 'recent', offers: recent });
  return groups.filter(({ offers }) => offers.length > 0);
}

type Thing<Kind extends keyof FoundThings> = NonNullable<FoundThings[Kind]>[number];

const ofOrder = ({ id, name, company, total, created_at }: Thing<'orders'>): Offer => ({
  href: `/admin/orders/${id}`,
  label: `${id} · ${company || name}`,
  note: `${formatMoney(total)}, ${formatMoment(created_at)}`,
});

const ofProduct = ({ id, code, title }: Thing<'products'>): Offer => ({
  href: `/admin/products/${id}`,
  label: title,
  note: code,
});

const ofCustomer = ({ id, name, company, phone }: Thing<'customers'>): Offer => ({
  href: `/admin/customers/${id}`,
  label: company ? `${company} · ${name}` : name,
  note: phone,
});

const ofMessage = ({ name, comment }: Thing<'messages'>): Offer => ({
  href: `/admin/messages?search=${encodeURIComponent(name)}`,
  label: name,
  note: comment,
});
