import type { Locale } from '../../../../contract/locale.ts';
import type { Line, Paper } from '../pdf/paper.ts';
import type { Seller } from '../seller.ts';
import { type Bilingual, heading, inOneLine } from './page-layout.ts';

type Fact = [label: Bilingual | string, value: string, style?: Partial<Line>];

export type Party = { title: Bilingual; name: string; facts: Fact[] };

const words = {
  tva: { ro: 'Cod TVA', ru: 'Код НДС' },
  address: { ro: 'Adresa juridică', ru: 'Юридический адрес' },
  phone: { ro: 'Telefon', ru: 'Телефон' },
  contact: { ro: 'Persoana de contact', ru: 'Контактное лицо' },
} as const satisfies Record<string, Bilingual>;

export const sellerParty = (seller: Seller, title: Bilingual): Party => ({
  title,
  name: seller.name,
  facts: [
    ['IDNO', seller.idno],
    [words.tva, seller.tva],
    [words.address, seller.address.ro],
    [words.phone, seller.phone],
    ['E-mail', seller.email],
  ],
});

type Buyer = { name: string; idno: string; tva: string; address: string };
type Contact = { name: string; phone: string; email: string };

export const buyerParty = (buyer: Buyer, contact: Contact, title: Bilingual): Party => ({
  title,
  name: buyer.name,
  facts: [
    ['IDNO', buyer.idno],
    [words.tva, buyer.tva],
    [words.address, buyer.address],
    [words.contact, contact.name === buyer.name ? '' : contact.name],
    [words.phone, contact.phone],
    ['E-mail', contact.email],
  ],
});

const GAP = 24;

/** Side by side; a fact nobody knows takes no room. */
export function drawParties(paper: Paper, parties: [Party, Party], locale: Locale): void {
  const width = (paper.width - GAP) / 2;
  const heights = parties.map((party, at) =>
    paper.writeAt(linesOf(party, locale), {
      x: paper.left + at * (width + GAP),
      y: paper.y,
      width,
    }),
  );
  paper.y += Math.max(...heights) + 14;
}

const linesOf = ({ title, name, facts }: Party, locale: Locale): Line[] => [
  ...heading(title, locale),
  { text: name, size: 11, weight: 'bold', above: 2 },
  ...facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value, style], at): Line => {
      const named = typeof label === 'string' ? label : inOneLine(label, locale);
      return { size: 8.5, above: at === 0 ? 2 : 0.5, ...style, text: `${named}: ${value}` };
    }),
];
