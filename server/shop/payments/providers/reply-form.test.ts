import { expect, test } from 'vitest';
import { fieldsOfForm } from './reply-form.ts';

test('a form is read in whatever way it is written', () => {
  const html = `<HTML><body onload="document.forms[0].submit()"><form action="https://bank.example/">
    <INPUT TYPE="HIDDEN" NAME="ACTION" VALUE="0">
    <input value='00' type=hidden name='RC'/>
    <input name=RRN value=123456789012 >
    <input type="hidden" name="TEXT" value="Piese &amp; cabluri &quot;NYM&quot; &lt;3&#39;">
    <input type="hidden" name="INT_REF">
    <input type="submit" value="OK">
  </form></body></HTML>`;
  expect(fieldsOfForm(html)).toEqual({
    ACTION: '0',
    RC: '00',
    RRN: '123456789012',
    TEXT: `Piese & cabluri "NYM" <3'`,
    INT_REF: '',
  });
});

test('a name is not found inside another attribute', () => {
  expect(fieldsOfForm('<input data-name="AMOUNT" name="ORDER" value="1">')).toEqual({ ORDER: '1' });
});

test('a page without a form has no fields', () => {
  expect(fieldsOfForm('<h1>502 Bad Gateway</h1>')).toEqual({});
});
