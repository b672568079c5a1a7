/** Questions under way: where one is held up, others go on. */
const AT_ONCE = 2;
const MOST_KEYS = 100;

type Waiting<Key, Answer> = {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * One question for many. What is asked for while questions are under way goes together into the next
 * one, so nobody is told what was known before they asked. `ask` answers in the order of its keys.
 */
export function batching<Key, Answer>(ask: (keys: Key[]) => Promise<Answer[]>) {
  const waiting: Waiting<Key, Answer>[] = [];
  let underWay = 0;
  let isAskedSoon = false;

  async function askForAll() {
    const asked = waiting.splice(0, MOST_KEYS);
    underWay += 1;
    try {
      const answers = await ask(asked.map(({ key }) => key));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    underWay -= 1;
    askSoon();
  }

  /** With those whose requests come in the same turn. */
  function askSoon() {
    if (isAskedSoon || waiting.length === 0 || underWay >= AT_ONCE) return;
    isAskedSoon = true;
    setImmediate(() => {
      isAskedSoon = false;
      void askForAll();
      askSoon();
    });
  }

  return (key: Key): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      askSoon();
    });
}
