import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const described = (html: string) => html.match(/aria-describedby="([^"]+)"/)?.[1]?.split(' ');

test('the error and the hint are tied to the field', () => {
  const html = renderToStaticMarkup(
    <Field label="Nume" name="name" error="Lipsește" hint="Ca pe factură" />,
  );
  expect(described(html)).toHaveLength(2);
  expect(ids(html)).toEqual(expect.arrayContaining(described(html) ?? []));
  expect(html).toContain('aria-invalid="true"');
});

test('a field in order claims no error', () => {
  const html = renderToStaticMarkup(<Field label="Nume" name="name" />);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('the label names the field, whatever its frame', () => {
  for (const frame of [{}, { multiline: true }, { prefix: '+373' }]) {
    const html = renderToStaticMarkup(<Field label="Nume" name="name" {...frame} />);
    const [, target] = html.match(/<label for="([^"]+)"/) ?? [];
    expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* id="${target}"`));
  }
});
