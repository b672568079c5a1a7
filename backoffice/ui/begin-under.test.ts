import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { beginUnder } from './begin-under.ts';

const saved = { title: 'Cablu', lines: ['a'], place: { lat: '47', lng: '28' } };

/** A form in which `typed` stands since it was sent with what is saved. */
function formWith(typed: typeof saved) {
  const form = createFormControl({ defaultValues: saved });
  form.reset(typed, { keepDefaultValues: true });
  return form;
}

test('what somebody types while a form is being saved is there afterwards', () => {
  const form = formWith({ ...saved, title: 'Cablu nou', lines: ['a', 'b'] });
  const dirty: (boolean | undefined)[] = [];
  const formState = { isDirty: true };
  form.subscribe({ formState, callback: ({ isDirty }) => dirty.push(isDirty) });
  beginUnder(form, saved, saved);
  expect(form.getValues()).toEqual({ ...saved, title: 'Cablu nou', lines: ['a', 'b'] });
  expect(dirty.at(-1)).toBe(true);
});

test('what the shop made of the rest is shown, field by field', () => {
  const form = formWith({ ...saved, place: { lat: '47,5', lng: '28' } });
  beginUnder(form, { ...saved, title: 'Cablu 2', place: { lat: '47', lng: '28,9' } }, saved);
  expect(form.getValues()).toEqual({
    ...saved,
    title: 'Cablu 2',
    place: { lat: '47,5', lng: '28,9' },
  });
});
