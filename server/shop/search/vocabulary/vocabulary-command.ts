import { readFile } from 'node:fs/promises';
import { change } from '../../../base/changes/change.ts';
import { readConfig } from '../../../base/config/config.ts';
import { openDatabase } from '../../../base/database/open-database.ts';
import { buildReference } from '../../reference/reference.ts';
import { readReferenceRows } from '../../reference/reference-queries.ts';
import { parseMeaning } from './parse-meaning.ts';
import { readVocabularyRows } from './queries.ts';
import { readTradeVocabulary, readVocabulary, writeOut } from './read-vocabulary.ts';
import { writeVocabulary } from './write-vocabulary.ts';

/** `npm run vocabulary -- print`, `npm run vocabulary -- load [SYNONYMS.txt EQUIVALENTS.txt]`. */
const [verb, synonyms, equivalents] = process.argv.slice(2);
const isLoad = verb === 'load' && (synonyms === undefined) === (equivalents === undefined);
if (verb !== 'print' && !isLoad) {
  console.error('Usage: npm run vocabulary -- print | load [SYNONYMS.txt EQUIVALENTS.txt]');
  process.exit(2);
}

const database = await openDatabase(readConfig(process.env));
try {
  if (verb === 'print') console.log(writeOut(await readVocabularyRows(database.db)));
  else await load();
} finally {
  await database.close();
}

async function load() {
  const vocabulary =
    synonyms && equivalents
      ? readVocabulary({
          synonyms: await readFile(synonyms, 'utf8'),
          equivalents: await readFile(equivalents, 'utf8'),
        })
      : await readTradeVocabulary();
  await change(database.db, 'console', (changing) => writeVocabulary(changing, vocabulary));
  const names = buildReference(await readReferenceRows(database.db));
  const meanings = new Set(vocabulary.synonyms.map(({ meaning }) => meaning));
  const lost = [...meanings].filter((meaning) => parseMeaning(meaning, names) === null);
  console.log(`${vocabulary.synonyms.length} spellings of ${meanings.size} meanings are loaded.`);
  if (lost.length > 0) {
    console.log(`The catalogue has nothing for: ${lost.join(', ')}. These wait until it does.`);
  }
}
