import * as v from 'valibot';
import { isMessageKey, type MessageKey } from '../messages.ts';

/** An object whose missing fields say what they would say if they were empty. */
export function form<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, (issue): MessageKey => {
    const schema = Object.entries(entries).find(([name]) => name === issue.path?.[0].key)?.[1];
    const key = schema && v.safeParse(schema, undefined).issues?.[0].message;
    return key !== undefined && isMessageKey(key) ? key : 'VALIDATE.INVALID';
  });
}
