import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { EditedMailKind } from '../../../contract/staff/operations/mail-texts.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { api } from '../../api/api.ts';
import { locale as ownLocale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { text as words } from './mail-messages.ts';

type Props = {
  mail: EditedMailKind;
  texts: Record<string, Record<Locale, string>>;
  onClose: () => void;
};

/** The mail with the sentences as they are typed, saved or not. */
export function MailPreview({ mail, texts, onClose }: Props) {
  const { kind, is_about_order, fields } = mail;
  const mayReadOrders = useMay('orders.read');
  const [locale, setLocale] = useState<Locale>(ownLocale);
  const [order, setOrder] = useState('');
  const [isByPhone, setByPhone] = useState(false);
  /** Of an order its own past says it. */
  const canBeByPhone = order === '' && fields.some(({ field }) => field === 'received_by_phone');
  const by_phone = canBeByPhone && isByPhone;
  const query = useQuery({
    queryKey: ['mail-preview', kind, texts, locale, order, by_phone],
    queryFn: () =>
      api.post('/staff/content/mail-texts/{kind}/preview/', {
        params: { kind },
        body: { texts, locale, by_phone, ...(order && { order }) },
      }),
  });
  return (
    <Dialog open onClose={onClose} title={words.look} size="lg">
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <LanguageButtons value={locale} onChange={setLocale} />
        {is_about_order && mayReadOrders && (
          <Field
            name="order"
            label={words.order}
            hint={words.orderHint}
            value={order}
            onChange={setOrder}
          />
        )}
        {canBeByPhone && <Switch label={words.byPhone} checked={isByPhone} onChange={setByPhone} />}
      </div>
      <Loaded query={query}>
        {({ subject, html }) => (
          <>
            <p className="mb-2">
              <span className="text-steel">{words.subject}:</span> <strong>{subject}</strong>
            </p>
            {/* Without scripts, as mail programs show it. */}
            <iframe
              title={subject}
              srcDoc={html}
              sandbox=""
              className="h-[60vh] w-full rounded-control border border-line"
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
