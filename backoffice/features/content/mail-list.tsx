import { useQuery } from '@tanstack/react-query';
import type { EditedMailKind } from '../../../contract/staff/operations/mail-texts.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { nameOfMail } from '../../ui/mail-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { text as words } from './mail-messages.ts';
import { text } from './messages.ts';

export const readMailTexts = {
  queryKey: ['content', 'mail'],
  queryFn: () => api.get('/staff/content/mail-texts/'),
};

const isWorded = ({ ro, ru, default_ro, default_ru }: EditedMailKind['fields'][number]) =>
  ro !== default_ro || ru !== default_ru;

/** Every mail the shop sends, and how much of it is in its people's own words. */
export function MailList() {
  const query = useQuery(readMailTexts);
  const columns: Column<EditedMailKind>[] = [
    { key: 'kind', title: words.mail, cell: ({ kind }) => nameOfMail(kind) },
    {
      key: 'subject',
      title: words.subject,
      cell: ({ fields }) => fields.find(({ field }) => field === 'subject')?.[locale],
    },
    {
      key: 'own',
      title: words.own,
      cell: ({ fields }) => {
        const count = fields.filter(isWorded).length;
        return count > 0 ? <Badge kind="ok">{words.worded(count)}</Badge> : '—';
      },
    },
  ];
  return (
    <Panel flush>
      <Loaded query={query}>
        {(kinds) => (
          <DataTable
            label={text.mail}
            columns={columns}
            rows={kinds}
            keyOf={({ kind }) => kind}
            hrefOf={({ kind }) => `/admin/content/mail/${kind}`}
          />
        )}
      </Loaded>
    </Panel>
  );
}
