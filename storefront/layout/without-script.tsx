import { useMessages } from '../../kit/i18n/messages.ts';
import type { HeaderPhone } from './layout-data.ts';
import { withoutScriptMessages } from './without-script-messages.ts';

export type WithoutScriptProps = { phone: HeaderPhone };

/** For the few whose browser runs no script: what they can do here, and whom to call for the rest. */
export default function WithoutScript({ phone }: WithoutScriptProps) {
  const text = useMessages(withoutScriptMessages);
  return (
    <div className="bg-spark-soft text-sm">
      <p className="page py-3">
        {text.browse} {text.more}{' '}
        <a href={`tel:${phone.phone_to_call}`} className="link whitespace-nowrap">
          {phone.phone}
        </a>
      </p>
    </div>
  );
}
