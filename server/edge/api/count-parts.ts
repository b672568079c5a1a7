const [QUOTE, STROKE] = [0x22, 0x5c];
const [OPENS_LIST, CLOSES_LIST, OPENS_OBJECT, CLOSES_OBJECT, AFTER_NAME] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x3a,
];

/** Deeper than anything is that we ask for. */
const DEEPEST = 64;

/** More than a short body can have without being read at once. */
const ALWAYS = 50_000;

/** What somebody really sends is longer than this for every object, list and name in it. */
const BYTES_OF_A_PART = 25;

/**
 * Whether JSON is of more objects, lists and names than a body of so many bytes ever is, or deeper:
 * parsing one of those takes a hundred times as long as a letter of a text, and nobody is served
 * meanwhile. Bytes that are no JSON are the parser's to refuse.
 */
export function hasTooManyParts(json: Uint8Array, mostBytes: number): boolean {
  const most = Math.max(ALWAYS, mostBytes / BYTES_OF_A_PART);
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at + 1);
    else if (byte === OPENS_LIST || byte === OPENS_OBJECT) {
      depth++;
      parts++;
    } else if (byte === CLOSES_LIST || byte === CLOSES_OBJECT) depth--;
    else if (byte === AFTER_NAME) parts++;
    if (depth > DEEPEST || parts > most) return true;
  }
  return false;
}

/** Where the text ends that begins here. */
function endOfText(json: Uint8Array, start: number) {
  let at = start;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === STROKE ? 2 : 1;
  return at;
}
