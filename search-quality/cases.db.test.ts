import { expect, test } from 'vitest';
import { demoCatalogue } from '../demo/catalogue/demo-catalogue.fixture.ts';
import { demoShop } from '../server/testing/demo-shop.ts';
import { asking } from './ask.ts';
import { caseFiles, casesOf } from './case-files.ts';
import { fieldsByCode } from './product-fields.ts';
import { describe } from './report.ts';
import { runCases } from './run-cases.ts';

const fields = fieldsByCode(demoCatalogue);

const shop = await demoShop();
const ask = asking(async (path, locale) => (await shop.api('GET', path, { locale })).json);

test.each(caseFiles)('people find what they look for, however they type it: %s', async (file) => {
  const results = await runCases(casesOf(file), ask, { fields });
  const failed = results.filter(({ complaints }) => complaints.length > 0);
  expect(failed.map(describe)).toEqual([]);
});
