/** A file that cannot be read to its end; its sender is asked to send it again. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}
