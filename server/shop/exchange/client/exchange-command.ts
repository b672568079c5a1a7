import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { newSecretKey } from '../../../base/access/secret-key.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { readConfig } from '../../../base/config/config.ts';
import { openDatabase } from '../../../base/database/open-database.ts';
import { saveExchangeAccount } from '../accounts.ts';
import { ExchangeFailed, open1c, sendCatalogue } from './client-1c.ts';

/** `npm run exchange:try -- …`: the exchange as 1C does it, without a 1C. */
const USAGE = `Usage: npm run exchange:try -- FOLDER [--url URL] [--name NAME] [--password PASSWORD]
         sends the files of the folder to the shop, as 1C does, and shows the orders it would get
       npm run exchange:try -- --account NAME
         makes an account for 1C, or a new password for it, and prints the password`;

const options = {
  url: { type: 'string', default: 'http://localhost:3000/1c_exchange' },
  name: { type: 'string', default: '1c' },
  password: { type: 'string', default: '' },
  account: { type: 'string' },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return null;
  }
}

const given = readArguments();
const [folder] = given?.positionals ?? [];
if (given?.values.account) await makeAccount(given.values.account);
else if (given && folder) process.exitCode = await tryFolder(folder, given.values);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function makeAccount(name: string) {
  const database = await openDatabase(readConfig(process.env));
  const password = newSecretKey().slice(0, 24);
  try {
    const saved = await saveExchangeAccount(database.db, 'console', { name, password });
    if (saved instanceof Refused) throw saved;
    console.log(`${name}\t${password}`);
  } finally {
    await database.close();
  }
}

async function tryFolder(
  path: string,
  { url, name, password }: { url: string; name: string; password: string },
): Promise<number> {
  const heard = (question: string, answer: string) =>
    console.log(`${question}\t${answer.replaceAll('\n', ' | ').slice(0, 500)}`);
  const connection = { url, name, password, heard };
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files: [string, Uint8Array][] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.push([relative(path, file), await readFile(file)]);
  }
  try {
    await sendCatalogue(
      connection,
      files.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const client = open1c(connection);
    const session = await client.checkAuth('sale');
    await client.init(session);
    // Not confirmed: a try must not make orders known that no 1C has got.
    await client.step(session, 'query');
    return 0;
  } catch (error) {
    if (!(error instanceof ExchangeFailed)) throw error;
    return 1;
  }
}
