import { copyFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { inProject, script, Trouble } from './project.mjs';

/** Fetched when fonts are made, which is hardly ever: nothing else of the project needs them. */
const packages = [
  '@fontsource-variable/onest@5.3.1',
  // fontTools for Node.
  '@web-alchemy/fonttools@1.4.0',
];

await script(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-fonts-'));
  try {
    const { code, output } = await runQuietly('npm', ['install', '--prefix', folder, ...packages]);
    if (code !== 0) throw new Trouble(`The fonts' packages could not be fetched.\n${output}`);
    const modules = join(folder, 'node_modules');
    await cp(join(modules, '@fontsource-variable/onest/files'), join(folder, 'source'), {
      recursive: true,
    });
    await mkdir(join(folder, 'made'));
    const python = createRequire(join(modules, 'from.js'))('@web-alchemy/fonttools/src/pyodide.js');
    const pyodide = await python.preparePyodide();
    pyodide.FS.mkdir('/fonts');
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, '/fonts');
    pyodide.FS.chdir('/fonts');
    await pyodide.runPythonAsync(await readFile(inProject('kit/fonts/cut-onest.py'), 'utf8'));
    for (const name of ['onest-latin.woff2', 'onest-cyrillic.woff2']) {
      await copyFile(join(folder, 'made', name), inProject('kit/fonts', name));
      console.log(`kit/fonts/${name}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
});
