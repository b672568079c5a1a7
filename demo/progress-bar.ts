const WIDTH = 32;

/** A bar on a terminal, a line per tenth in a log. */
export function progressBar(title: string, stream = process.stderr) {
  let lastTenth = -1;
  return (share: number) => {
    const percent = `${Math.round(share * 100)} %`.padStart(5);
    const filled = Math.round(share * WIDTH);
    if (stream.isTTY) {
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      stream.write(`\r${title} ${bar} ${percent}${share >= 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > lastTenth) {
      lastTenth = Math.floor(share * 10);
      stream.write(`${title} ${percent.trim()}\n`);
    }
  };
}
