import { fileURLToPath } from 'node:url';
import type { Locale } from '../../../contract/locale.ts';
import type { Config } from '../../base/config/config.ts';
import { readBuiltAssets } from '../pages/built-assets.ts';

type Assets = { scripts: string[]; styles: string[]; preloads: string[]; fonts: string[] };

/** The application of the shop's own people, as the server sees it: files, and which of them to load. */
export type BackOffice = {
  assetsFor: (locale: Locale) => Assets;
  /** Folder of the built files; null where Vite serves them from the sources. */
  filesDir: string | null;
};

const ENTRY = 'backoffice/entry.tsx';

export async function openBackOffice({ dev }: Pick<Config, 'dev'>): Promise<BackOffice> {
  if (dev) return fromSources;
  const filesDir = fileURLToPath(new URL('../../../dist/backoffice', import.meta.url));
  const assetsFor = await readBuiltAssets(filesDir, { entry: ENTRY, base: '/admin/' });
  return { filesDir, assetsFor: (locale) => assetsFor([], locale) };
}

const fromSources: BackOffice = {
  filesDir: null,
  assetsFor: () => ({
    scripts: ['/@vite/client', '/kit/dev-refresh.ts', `/${ENTRY}`],
    styles: ['/backoffice/styles.css'],
    preloads: [],
    fonts: [],
  }),
};
