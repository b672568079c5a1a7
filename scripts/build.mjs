import { script } from './project.mjs';
import { setUp } from './setup.mjs';

/** `npm run build`: packages, and what is built where it is not what the sources say. */
await script(async () => {
  await setUp({ build: true });
  return 0;
});
