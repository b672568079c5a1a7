import { expect, test } from 'vitest';
import { companyActivityTypes } from '../../contract/constants.ts';
import { activityTitle } from './activity-field.tsx';

test('activities are read with commas below, whatever the records hold', () => {
  expect(activityTitle('Construcţii', 'ro')).toBe('Construcții');
  expect(activityTitle('Design si proiectare', 'ro')).toBe('Design și proiectare');
  expect(activityTitle('Comerţ cu ridicata şi cu amănuntul', 'ro')).toBe(
    'Comerț cu ridicata și cu amănuntul',
  );
});

test('each has a Russian name of its own', () => {
  const names = companyActivityTypes.map((activity) => activityTitle(activity, 'ru'));
  expect(new Set(names).size).toBe(companyActivityTypes.length);
});
