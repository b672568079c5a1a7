import { useMessages } from '../../storefront/i18n/messages.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { downloadFile } from '../api/download.ts';
import { useMay } from '../session/session.ts';
import { uiMessages } from './messages.ts';

type Props = {
  /** Where the shop gives the list as a file, such as `/staff/orders/export/`. */
  path: `/staff/${string}/export/`;
  /** As the list is asked for. */
  filters?: Record<string, string>;
  size?: 'sm';
};

/** Takes along what a list shows, all of it; only for those who may. */
export function ExportButton({ path, filters = {}, size }: Props) {
  const text = useMessages(uiMessages);
  if (!useMay('exports.make')) return null;
  const [name = 'list'] = path.split('/').slice(-3);
  const take = () => downloadFile(`${path}?${new URLSearchParams(filters)}`, `${name}.csv`);
  return (
    <Button icon="download" {...(size && { size })} onClick={() => void take()}>
      {text.exportList}
    </Button>
  );
}
