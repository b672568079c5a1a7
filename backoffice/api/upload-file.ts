import { ApiError } from '../../storefront/api/api-error.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

/** Brings one file to the shop as it is; answers with the address it is served at. */
export async function uploadFile(kind: 'pictures' | 'documents', file: File): Promise<string> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  const response = await staffFetch(`/api/staff/${kind}/?${query}`, {
    method: 'POST',
    headers: { 'Accept-Language': locale },
    body: file,
  });
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError({ response, data });
  return String(Object(data).file);
}
