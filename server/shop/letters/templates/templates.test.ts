import { describe, expect, test } from 'vitest';
import { contactRequest } from './contact-request.ts';
import { order, plain, sender } from './letters.fixture.ts';
import { orderNotice } from './order-notice.ts';
import { passwordReset } from './password-reset.ts';
import { staffInvitation } from './staff-invitation.ts';
import { staffPasswordChanged } from './staff-password-changed.ts';
import { staffPasswordLink } from './staff-password-link.ts';
import { welcome } from './welcome.ts';

describe('what a customer wrote stays what it is', () => {
  const hostile = 'Ion\r\nBcc: victim@example.md\r\n\r\n<script>alert("1")</script> & \'co\'';

  test('no name adds a header, a line or markup to the shop’s notice', () => {
    const { subject, text, html } = orderNotice({ order: { ...order, name: hostile }, ...sender });

    expect(plain(subject)).toBe(
      'Comandă nouă 7K2M-Q9XA: 1 273,00 lei, Ion Bcc: victim@example.md <script>alert("1")</script> & \'co\'',
    );
    expect(text).toContain(
      '\nNumele clientului: Ion Bcc: victim@example.md <script>alert("1")</script> & \'co\'\n',
    );
    expect(html).not.toContain('<script');
    expect(html).toContain(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;co&#39;',
    );
  });

  test('no comment passes for words of the shop', () => {
    const { text, html } = contactRequest({
      request: {
        name: 'Ana',
        phone: '+373-69-123-456',
        comment: 'Bună\n\nDATE DE CONTACT\nTelefon: 0\r<b>x</b>',
        customerLocale: 'ru',
      },
      ...sender,
    });

    expect(text).toContain('> Bună\n> \n> DATE DE CONTACT\n> Telefon: 0\n> <b>x</b>\n\n');
    expect(text).toContain('Limba: rusă');
    expect(html).toContain('Bună<br><br>DATE DE CONTACT<br>Telefon: 0<br>&#60;b&#62;x&#60;/b&#62;');
  });
});

describe('letters about the account', () => {
  test('the reset letter carries its link and how long it holds', () => {
    const link = 'https://cablaj.example/accounts/reset-password?uid=Nw&token=abc';
    const { subject, text, html } = passwordReset({ username: 'ion', link, ...sender });

    expect(subject).toBe('Parolă nouă pentru contul Cablaj');
    expect(text).toContain(`Alege parola:\n${link}\n`);
    expect(text).toContain('valabil 60 de minute și poate fi folosit o singură dată');
    expect(html).toContain(`href="${link.replace('&', '&#38;')}"`);
    expect(passwordReset({ username: 'ion', link, ...sender, locale: 'ru' }).text).toContain(
      'Ссылка действует 60 минут и только один раз.',
    );
  });

  test('the welcome names the account and opens the shop in the customer’s language', () => {
    const account = { email: 'ion@example.md', link: 'https://cablaj.example/account?confirm=a.b' };

    expect(welcome({ ...account, ...sender }).text).toContain('\nhttps://cablaj.example/\n');
    const russian = welcome({ ...account, ...sender, locale: 'ru' });
    expect(russian.subject).toBe('Ваш аккаунт Cablaj готов');
    expect(russian.text).toContain('Эл. почта: ion@example.md');
    expect(russian.text).toContain('https://cablaj.example/account?confirm=a.b');
    expect(russian.text).toContain('\nhttps://cablaj.example/ru\n');
  });
});

describe('letters to the shop’s own people', () => {
  test('the invitation carries its link and how long it holds', () => {
    const link = 'https://cablaj.example/admin/invitation#abc';
    const { subject, text, html } = staffInvitation({ name: 'Ion', link, ...sender });

    expect(subject).toBe('Invitație în echipa Cablaj');
    expect(text).toContain(`Acceptă invitația:\n${link}\n`);
    expect(text).toContain('valabil 72 de ore și poate fi folosit o singură dată');
    expect(html).toContain(`href="${link}"`);
    expect(staffInvitation({ name: 'Ion', link, ...sender, locale: 'ru' }).text).toContain(
      'Ссылка действует 72 часа и только один раз.',
    );
  });

  test('the link for a new password says how long it holds and that the code is asked for', () => {
    const link = 'https://cablaj.example/admin/new-password#abc';
    const { subject, text, html } = staffPasswordLink({ name: 'Ion', link, ...sender });

    expect(subject).toBe('Parolă nouă pentru panoul Cablaj');
    expect(text).toContain(`Alege parola:\n${link}\n`);
    expect(text).toContain('valabil 60 de minute și poate fi folosit o singură dată');
    expect(html).toContain(`href="${link}"`);
    const russian = staffPasswordLink({ name: 'Ion', link, ...sender, locale: 'ru' });
    expect(russian.text).toContain('Ссылка действует 60 минут и только один раз.');
    expect(russian.text).toContain('кодом из приложения-аутентификатора');
  });

  test('of a changed password it is said what to do if it was somebody else', () => {
    expect(staffPasswordChanged({ name: 'Ion', ...sender }).text).toContain(
      'Dacă nu ați schimbat-o dumneavoastră',
    );
    expect(staffPasswordChanged({ name: 'Ion', ...sender, locale: 'ru' }).text).toContain(
      'Если это сделали не вы',
    );
  });
});
