import { useMessages } from '../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import type { Company } from '../layout-data.ts';
import { messages } from './messages.ts';

/** Who sells here, as the law wants it said. */
export function CompanyLine({ company }: { company: Company }) {
  const text = useMessages(messages);
  const facts = [
    company.legal_name && `© ${company.legal_name}`,
    company.idno && `IDNO ${company.idno}`,
    company.tva && `${text.vat} ${company.tva}`,
    company.legal_address && `${text.legalAddress}: ${company.legal_address}`,
  ].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <p className="page mt-8 text-sm text-silver">
      <span className="flex flex-wrap gap-x-6 gap-y-1 border-t border-ink-soft pt-5">
        {facts.map((fact) => (
          <span key={fact}>{withNoBreakSpaces(fact)}</span>
        ))}
      </span>
    </p>
  );
}
