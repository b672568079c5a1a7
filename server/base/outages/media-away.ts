/** The store of pictures and documents cannot be asked now; later it may. */
export class MediaAway extends Error {
  override name = 'MediaAway';

  constructor(reason: string) {
    super(`the store of pictures does not do as it should: ${reason}`);
  }
}
