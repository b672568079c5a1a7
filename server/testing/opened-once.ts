/**
 * What is dear to open and can be shared: opened once for all files of this process that ask for it,
 * and ended with the process. Whoever shares a shop makes people and products of their own in it.
 */
export function openedOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
