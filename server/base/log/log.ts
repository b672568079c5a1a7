import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { isDatabaseDown } from '../outages/is-database-down.ts';
import { MediaAway } from '../outages/media-away.ts';
import { errorGroups } from './error-groups.ts';
import { scrub } from './scrub.ts';
import { watchedRequest } from './watched-request.ts';

type Fields = Record<string, string | number | null>;
type Form = Pick<Config, 'logFormat' | 'logLevel'>;

const FORM = 'form of the log';
/** Characters that are written together, and that wait at most. */
const WRITTEN_AT_ONCE = 4_096;
const MOST_UNWRITTEN = 4_000_000;
/** Milliseconds after which the rest is written; errors are at once. */
const WRITTEN_EVERY = 1_000;

let written = { at: 0, text: '' };

/** To be written a thousand times a second, it is spelt once a millisecond. */
function timestamp() {
  const at = Date.now();
  if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return written.text;
}

let json: Logger | null = await inherited();

/** From now on, in this process and the threads it starts; before, and in commands, words for people. */
export async function openLog({ logFormat, logLevel }: Form) {
  setEnvironmentData(FORM, { logFormat, logLevel });
  json = await inherited();
}

async function inherited(): Promise<Logger | null> {
  const given = getEnvironmentData(FORM);
  if (!isForm(given) || given.logFormat === 'words') return null;
  // Read only where it is needed: commands and terminals do without.
  const { default: pino } = await import('pino');
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITTEN_AT_ONCE,
    // Where nobody takes the lines any more, they are dropped and not kept.
    maxLength: MOST_UNWRITTEN,
  });
  setInterval(() => destination.flush(), WRITTEN_EVERY).unref();
  return pino(
    {
      level: given.logLevel,
      base: null,
      timestamp,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
}

function isForm(given: unknown): given is Form {
  return typeof given === 'object' && given !== null && 'logFormat' in given && 'logLevel' in given;
}

/** What happens, for the operator, without persons: scrub.ts. */
export const log = {
  error: (what: string, error?: unknown, fields?: Fields) => tell('error', what, error, fields),
  warn: (what: string, error?: unknown, fields?: Fields) => tell('warn', what, error, fields),
  info(what: string, fields: Fields = {}) {
    if (json) json.info(fields, what);
    else console.log(inWords(what, fields));
  },
  /** One line; on a terminal nobody reads them. */
  request: (fields: Fields) => json?.info(fields, 'request'),
};

function tell(level: 'warn' | 'error', what: string, error: unknown, fields: Fields = {}) {
  const reason = error === undefined ? '' : scrub(describe(error));
  const { fingerprint, count, first } = errorGroups.note(what, error ?? what);
  if (!json) {
    console[level](reason ? `${inWords(what, fields)}: ${reason}` : inWords(what, fields));
    return;
  }
  const request = watchedRequest();
  json[level](
    {
      ...(request && { request: request.id }),
      ...fields,
      fingerprint,
      count,
      first,
      ...(error !== undefined && { error: reason }),
    },
    what,
  );
  json.flush();
}

function inWords(what: string, fields: Fields) {
  const more = Object.entries(fields).map(([name, value]) => `${name} ${value}`);
  return more.length > 0 ? `${what} (${more.join(', ')})` : what;
}

/** With the way it came, unless something is away: that is known, and comes by the thousand. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isKnown = isDatabaseDown(error) || error instanceof MediaAway;
  return isKnown ? error.message : (error.stack ?? error.message);
}
