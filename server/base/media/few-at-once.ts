/** Lets so many work at once; the others wait for their turn, in the order they came. */
export function fewAtOnce(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = waiting.shift();
      if (enter) enter();
      else free += 1;
    }
  };
}
