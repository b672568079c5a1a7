import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Preloaded into a process, it notes what that and its threads load. */
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('node:')) appendFileSync(process.env.NOTE_LOADED ?? '', `${url}\n`);
    return next(url, context);
  },
});
