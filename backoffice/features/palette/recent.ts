import * as v from 'valibot';
import { browserTexts, parseStored } from '../../../kit/state/stored-texts.ts';

const KEY = 'staffRecent';
const MOST = 6;

const place = v.object({
  href: v.pipe(v.string(), v.regex(/^\/admin\/[\w/?=&.-]*$/)),
  label: v.pipe(v.string(), v.maxLength(200)),
});
export type Place = v.InferOutput<typeof place>;

/** What somebody opened from the palette, the last first. */
export function readRecent(): Place[] {
  const stored = v.safeParse(v.array(place), parseStored(browserTexts.read(KEY)));
  return stored.success ? stored.output.slice(0, MOST) : [];
}

export function noteRecent({ href, label }: Place) {
  const others = readRecent().filter((one) => one.href !== href);
  browserTexts.write(KEY, JSON.stringify([{ href, label }, ...others].slice(0, MOST)));
}
