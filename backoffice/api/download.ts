import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { toast } from '../../kit/ui/toast.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

/** A list of thousands takes its time. */
const PATIENCE = 120_000;

/** Fetches a file the shop makes and hands it to the browser to keep. */
export async function downloadFile(path: string, name: string) {
  const response = await staffFetch(`/api${path}`, {
    method: 'GET',
    headers: { 'Accept-Language': locale },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) keepFile(await response.blob(), name);
  else toast('error', await refusalOf(response));
}

async function refusalOf(response: Response) {
  const said = (await response.json().catch(() => ({}))) as { detail?: string };
  return said.detail ?? explainFailure(null, locale).text;
}

export function keepFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
