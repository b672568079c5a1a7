import { dirname, relative, resolve } from 'node:path';
import { inProject, root } from './project.mjs';

const ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)|import\.meta\.url/g;
const STARTED = 'started:';

/**
 * What is started by itself begins with a line of its own: traces name the sources only of what is
 * loaded after it.
 * @param {string} file
 */
export const started = (file) => STARTED + file;

/**
 * The server's modules put together: they find what their sources find beside themselves, and the
 * threads and modules they name as these are built. All of it lies in one folder, two below the
 * project's.
 * @param {Record<string, string>} entries by the name it is built under, the source
 * @returns {import('vite').Plugin}
 */
export function builtModules(entries) {
  const builtAs = new Map(Object.entries(entries).map(([name, file]) => [inProject(file), name]));
  /** @param {string} id @returns {(whole: string, beside?: string) => string} */
  const moveFrom = (id) => (_, beside) => {
    const built = beside && builtAs.get(resolve(dirname(id), beside));
    if (built) return `new URL('./${built}.js', import.meta.url)`;
    const source = `new URL('../../${relative(root, id)}', import.meta.url).href`;
    return beside ? `new URL('${beside}', ${source})` : source;
  };
  return {
    name: 'built-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${STARTED}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${STARTED}`) },
      handler: (id) => {
        const file = JSON.stringify(inProject(id.slice(STARTED.length + 1)));
        return `process.setSourceMapsEnabled(true);\nawait import(${file});\n`;
      },
    },
    transform: {
      filter: { id: ['server', 'contract', 'demo'].map((folder) => inProject(folder, '**')) },
      handler: (code, id) => ({
        code: code.replaceAll(ADDRESS, moveFrom(id)),
        map: null,
        // What package.json says of the browser's files does not hold for these.
        moduleSideEffects: true,
      }),
    },
  };
}
