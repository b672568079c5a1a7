import { runForeground } from './child.mjs';
import { script } from './project.mjs';
import { setUp } from './setup.mjs';

const watching = ['--watch-path=./server', '--watch-path=./contract', '--watch-preserve-output'];

await script(async () => {
  const args = process.argv.slice(2);
  const isDev = args.includes('--dev');
  const node = await setUp({ build: !isDev });
  const main = [
    isDev ? 'server/main.ts' : 'dist/shop/main.js',
    ...args.filter((arg) => arg !== '--dev'),
  ];
  if (!isDev) return runForeground(node, main);
  return runForeground(node, [...watching, ...main], { ...process.env, CABLAJ_DEV: '1' });
});
