import type { ImportOptions } from '../../../contract/import/options.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { api } from '../../api/api.ts';
import { sendFile } from '../../api/upload-file.ts';

export const IMPORTS = ['imports'];

/** How often one is looked at whose job goes on, for those who hear nothing of jobs. */
const LOOK_AGAIN = 2_000;

/** A job works on it, or is about to. */
const isAtWork = ({ job }: ImportRun) => job?.state === 'waiting' || job?.state === 'running';

/** How far an import is. Its rows are read by themselves. */
export const readRun = (id: string) => ({
  queryKey: [...IMPORTS, id],
  queryFn: async () => {
    const { run } = await api.get('/staff/imports/{id}/', {
      params: { id },
      query: { limit: '1' },
    });
    return run;
  },
  refetchInterval: ({ state: { data } }: { state: { data: ImportRun | undefined } }) =>
    data && isAtWork(data) ? LOOK_AGAIN : (false as const),
});

/** The first rows of its file. */
export const readTable = (id: number) => ({
  queryKey: ['import-table', id],
  queryFn: () => api.get('/staff/imports/{id}/table/', { params: { id } }),
});

type Brought = { file: File; supplier: string; options: ImportOptions | undefined };

/** Brings a table, which is tried at once; answers with the id of the import. */
export async function bringTable({ file, supplier, options }: Brought): Promise<string> {
  const answer = await sendFile('/staff/imports/', file, {
    ...(supplier && { supplier }),
    ...(options && { options: JSON.stringify(options) }),
  });
  return String(Object(answer).id);
}
