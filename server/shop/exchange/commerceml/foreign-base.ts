/** The file is of a base of 1C whose goods nobody has let in. It is whole, and kept out all the same. */
export class ForeignBase extends Error {
  readonly id: string;
  readonly title: string;

  constructor({ id, title }: { id: string; title: string }) {
    super(`another classifier: ${title || id}`);
    this.id = id;
    this.title = title;
  }
}
