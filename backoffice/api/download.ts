import { ApiError } from '../../kit/api/api-error.ts';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { toast } from '../../kit/ui/toast.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

/** A list of thousands takes its time. */
const PATIENCE = 120_000;

/** Fetches a file the shop makes and hands it to the browser to keep; says why where it does not come. */
export async function downloadFile(path: string, name: string) {
  try {
    const response = await staffFetch(`/api${path}`, {
      method: 'GET',
      headers: { 'Accept-Language': locale },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok)
      throw new ApiError({ response, data: await response.json().catch(() => null) });
    keepFile(await response.blob(), name);
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError({ cause });
    toast('error', explainFailure(error, locale).text);
  }
}

export function keepFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
