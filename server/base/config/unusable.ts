export const unusable = (why: string) => new Error(`The environment is not usable: ${why}`);

/** Whether nobody else can open it. */
export const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
