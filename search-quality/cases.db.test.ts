import { afterAll, beforeAll, expect, describe as suite, test } from 'vitest';
import { makeCatalogue } from '../demo/catalogue/make-catalogue.ts';
import { openTestShop, type TestShop } from '../server/testing/open-test-shop.ts';
import { asking } from './ask.ts';
import { caseFiles, casesOf } from './case-files.ts';
import { fieldsByCode } from './product-fields.ts';
import { describe } from './report.ts';
import { runCases } from './run-cases.ts';

const fields = fieldsByCode(makeCatalogue());

suite('people find what they look for, however they type it', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('demo');
  });
  afterAll(() => shop.close());

  test.each(caseFiles)(
    '%s queries',
    async (file) => {
      const ask = asking(async (path, locale) => (await shop.api('GET', path, { locale })).json);
      const results = await runCases(casesOf(file), ask, { fields });
      const failed = results.filter(({ complaints }) => complaints.length > 0);
      expect(failed.map(describe)).toEqual([]);
    },
    120_000,
  );
});
