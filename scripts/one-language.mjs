/**
 * Leaves one language in a build: of each pair in `defineMessages({ word: [romanian, russian] })` the
 * other half goes. Whoever reads Romanian does not download Russian.
 * @param {string} locale
 * @returns {import('vite').Plugin}
 */
export function oneLanguage(locale) {
  const kept = locale === 'ro' ? 0 : 1;
  return {
    name: 'one-language',
    enforce: 'post',
    transform: {
      filter: { code: 'defineMessages(' },
      handler(code) {
        const pairs = callsOf(this.parse(code)).flatMap(({ arguments: [words] }) =>
          (words?.properties ?? []).map(({ value }) => value),
        );
        let left = code;
        // From the end, so that earlier places stay where they are.
        for (const { start, end, elements } of pairs.toReversed()) {
          const text = elements[kept];
          if (text)
            left = left.slice(0, start) + code.slice(text.start, text.end) + left.slice(end);
        }
        return { code: left, map: null };
      },
    },
  };
}

/**
 * @typedef {{ start: number, end: number }} Place
 * @typedef {Place & { elements: Place[] }} Pair
 * @typedef {{ arguments: { properties?: { value: Pair }[] }[] }} Call
 * @param {unknown} node
 * @param {Call[]} found
 * @returns {Call[]} in the order they stand
 */
function callsOf(node, found = []) {
  if (typeof node !== 'object' || node === null) return found;
  if (isCall(node)) found.push(node);
  for (const child of Object.values(node)) callsOf(child, found);
  return found;
}

/**
 * @param {object} node
 * @returns {node is Call}
 */
function isCall(node) {
  if (!('type' in node) || node.type !== 'CallExpression' || !('callee' in node)) return false;
  const { callee } = node;
  return Object(callee).type === 'Identifier' && Object(callee).name === 'defineMessages';
}
