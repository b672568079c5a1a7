import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inject } from 'vitest';
import { soon } from '../testing/soon.ts';

/** The letter this person got whose subject or text holds the words, once the post has come. */
export async function letterTo(address: string, words: string): Promise<Email> {
  const outbox = join(inject('dataDir'), 'outbox');
  const read = new Set<string>();
  const theirs: Email[] = [];
  await soon(async () => {
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml') && !read.has(one))) {
      read.add(name);
      const letter = await PostalMime.parse(await readFile(join(outbox, name)));
      const isTheirs = letter.to?.some((to) => to.address === address);
      if (isTheirs && `${letter.subject} ${letter.text}`.includes(words)) theirs.push(letter);
    }
    return theirs.length;
  }).toBeGreaterThan(0);
  const [letter] = theirs;
  if (!letter) throw new Error(`no letter for ${address} about ${words}`);
  return letter;
}

/** Where the letter about a forgotten password leads, without the shop's own address. */
export async function recoveryLinkTo(address: string): Promise<string> {
  const { text = '' } = await letterTo(address, '/accounts/reset-password?');
  const link = /https?:\/\/\S+\/accounts\/reset-password\?\S+/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}
