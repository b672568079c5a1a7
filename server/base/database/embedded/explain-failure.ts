const DISK_FULL = /ENOSPC|EDQUOT|No space left|Disk quota exceeded|wrote only \d+ of \d+ bytes/;
// Below a read-only folder Node's recursive mkdir answers ENOENT.
const NOT_WRITABLE =
  /EACCES|EPERM|EROFS|ENOTDIR|ENOENT.*\bmkdir\b|Permission denied|Read-only file system/;

/** What went wrong, in one sentence an operator can act on. */
export function explainFailure(cause: unknown, folder: string): unknown {
  const text = cause instanceof Error ? cause.message : '';
  if (DISK_FULL.test(text)) {
    return new Error(`There is no space left on the disk that holds ${folder}.`, { cause });
  }
  if (NOT_WRITABLE.test(text)) {
    const sentence = `The folder ${folder} is not writable for the user who runs the shop.`;
    return new Error(sentence, { cause });
  }
  return cause;
}

/** The part of PostgreSQL's output that tells why it gave up. */
export function fatalLines(output: string): string {
  const complaints = output
    .split('\n')
    .filter((line) => /\b(ERROR|FATAL|PANIC|DETAIL):/i.test(line))
    .map((line) => line.replace(/^.*?\b(ERROR|FATAL|PANIC|DETAIL):\s*/i, ''));
  return (
    (complaints.length > 0 ? complaints.join('; ') : output.trim()) || 'it ended without a word'
  );
}
