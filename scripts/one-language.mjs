/**
 * Leaves one language in a build: of `defineMessages(romanian, russian)` the other argument goes.
 * Whoever reads Romanian does not download Russian.
 * @param {string} locale
 * @returns {import('vite').Plugin}
 */
export function oneLanguage(locale) {
  const dropped = locale === 'ro' ? 1 : 0;
  return {
    name: 'one-language',
    enforce: 'post',
    transform: {
      filter: { code: 'defineMessages(' },
      handler(code) {
        const ranges = callsOf(this.parse(code)).map(({ arguments: given }) => given[dropped]);
        let left = code;
        // From the end, so that earlier places stay where they are.
        for (const range of ranges.toReversed()) {
          if (range) left = `${left.slice(0, range.start)}void 0${left.slice(range.end)}`;
        }
        return { code: left, map: null };
      },
    },
  };
}

/**
 * @typedef {{ start: number, end: number }} Place
 * @typedef {{ arguments: Place[] }} Call
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
