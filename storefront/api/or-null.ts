/** A part the page can do without: its failure leaves the page whole. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
