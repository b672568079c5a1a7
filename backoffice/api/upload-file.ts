import { ApiError } from '../../kit/api/api-error.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

/** Brings one file to the shop as it is; answers with what the shop says of it. */
export async function sendFile(
  path: `/staff/${string}/`,
  file: File,
  said: Record<string, string> = {},
): Promise<unknown> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200), ...said });
  const response = await staffFetch(`/api${path}?${query}`, {
    method: 'POST',
    headers: { 'Accept-Language': locale },
    body: file,
  }).catch((cause: unknown) => {
    throw new ApiError({ cause });
  });
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError({ response, data });
  return data;
}

/** The same for pictures and documents; answers with the address it is served at. */
export const uploadFile = async (kind: 'pictures' | 'documents', file: File): Promise<string> =>
  String(Object(await sendFile(`/staff/${kind}/`, file)).file);
