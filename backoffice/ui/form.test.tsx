import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../kit/api/api-error.ts';
import { toasts } from '../../kit/ui/toast.ts';
import { TextField, useStaffForm } from './form.tsx';

type Values = { title: string; pictures: { alt: string }[] };

type Props = { save: () => Promise<unknown>; opened: { submit?: () => Promise<void> } };

/** A title can be typed on its screen, and nothing about pictures. */
function Form({ save, opened }: Props) {
  const form = useStaffForm<Values>({ values: { title: '', pictures: [{ alt: '' }] }, save });
  opened.submit = form.submit;
  return <TextField control={form.control} name="title" label="Denumire" />;
}

/** Sends such a form. */
function formOf(save: Props['save']) {
  const opened: Props['opened'] = {};
  renderToString(<Form {...{ save, opened }} />);
  return () => opened.submit?.();
}

const refusal = (data: object) =>
  new ApiError({ response: { status: 400, headers: new Headers() }, data });
const said = () => toasts.read().map(({ text }) => text);

test('what is refused of a field that is not on the screen is said, and can be saved once it is mended', async () => {
  const refusals = [refusal({ 'pictures.0.alt': ['Prea lung'] })];
  let saved = 0;
  const submit = formOf(async () => {
    const refused = refusals.shift();
    if (refused) throw refused;
    saved += 1;
  });
  await submit();
  expect(said()).toContain('Prea lung');
  await submit();
  expect(saved).toBe(1);
});

test('what is refused of a field on the screen stands beside it alone', async () => {
  await formOf(() => Promise.reject(refusal({ title: ['Este luată'] })))();
  expect(said()).not.toContain('Este luată');
});
