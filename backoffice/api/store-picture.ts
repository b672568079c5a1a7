import { ApiError } from '../../storefront/api/api-error.ts';
import { explainFailure } from '../../storefront/forms/explain-failure.ts';
import { locale } from '../i18n.ts';
import { staffFetch } from './staff-fetch.ts';

type Stored = { kind: 'stored'; file: string } | { kind: 'refused'; why: string };

/** Through which door it comes: with a text of the shop, or with a product. */
type Door = 'content/pictures' | 'pictures';

/** Sends the file as it is; the shop answers with the address of what it made of it. */
export async function storePicture(file: File, door: Door): Promise<Stored> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  try {
    const response = await staffFetch(`/api/staff/${door}/?${query}`, {
      method: 'POST',
      headers: { 'Accept-Language': locale, 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const data = await response.json();
    if (response.ok) return { kind: 'stored', file: data.file };
    return { kind: 'refused', why: explainFailure(new ApiError({ response, data }), locale).text };
  } catch (cause) {
    return { kind: 'refused', why: explainFailure(new ApiError({ cause }), locale).text };
  }
}
