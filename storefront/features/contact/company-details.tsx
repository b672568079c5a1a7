import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';
import type { Contacts } from './ways-to-reach-us.tsx';

/** What an accountant needs for a contract or a transfer, also as one text to paste. */
export function CompanyDetails({ company }: { company: Contacts['company'] }) {
  const text = useMessages(messages);
  const details = [
    [text.legalName, company.legal_name],
    [text.idno, company.idno],
    [text.vat, company.tva],
    [text.iban, company.iban],
    [text.bank, company.bank],
    [text.legalAddress, company.legal_address],
  ].filter(([, value]) => value);

  const copy = () =>
    navigator.clipboard.writeText(details.map((pair) => pair.join(': ')).join('\n')).then(
      () => toast('success', text.copied),
      () => toast('error', text.notCopied),
    );

  return (
    <Section title={text.company}>
      <dl className="grid gap-x-8 gap-y-5 rounded-card bg-mist p-5 sm:grid-cols-2 md:p-8 xl:grid-cols-3">
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-steel">{name}</dt>
            <dd className="mt-0.5 font-semibold text-balance break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon="copy" onClick={copy} className="mt-4">
        {text.copy}
      </Button>
    </Section>
  );
}
