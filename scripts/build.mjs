import { script } from './project.mjs';
import { setUp } from './setup.mjs';

/** `npm run build`: packages and what browsers load, where they are not what the sources say. */
await script(async () => {
  await setUp({ build: true });
  return 0;
});
