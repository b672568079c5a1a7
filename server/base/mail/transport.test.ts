import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../../testing/port-of.ts';
import { soon } from '../../../testing/soon.ts';
import { openPostOffice } from './post-office.fixture.ts';
import { createTransport, type OutgoingMail, smtpTransport } from './transport.ts';

const from = () => 'Cablaj <comenzi@cablaj.example>';
const mail: OutgoingMail = {
  id: 7,
  kind: 'welcome',
  recipient: 'ion@example.md',
  subject: 'Bine ați venit, Ștefan! Добро пожаловать',
  text_body: 'Prețurile în lei. Цены в леях.',
  html_body: '<p>Prețurile în lei. Цены в леях.</p>',
  created_at: new Date('2026-11-14T12:05:00.000Z'),
};

async function openTransport(smtpUrl: string | null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-mail-'));
  const transport = createTransport({ smtpUrl, dataDir, from });
  onTestFinished(async () => {
    transport.close();
    await rm(dataDir, { recursive: true });
  });
  return { transport, dataDir };
}

async function expectWhole(source: string | Buffer) {
  const message = await PostalMime.parse(source);
  expect(message.subject).toBe(mail.subject);
  expect(message.from).toEqual({ name: 'Cablaj', address: 'comenzi@cablaj.example' });
  expect(message.to).toEqual([{ name: '', address: 'ion@example.md' }]);
  expect(message.text?.trim()).toBe(mail.text_body);
  expect(message.html?.trim()).toBe(mail.html_body);
  expect(message.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  return message;
}

test('a mail arrives whole, in both alphabets', async () => {
  const office = await openPostOffice();
  const { transport } = await openTransport(office.url);
  await transport.send(mail);

  expect(office.received).toEqual([
    {
      sender: 'comenzi@cablaj.example',
      recipients: ['ion@example.md'],
      source: expect.any(String),
    },
  ]);
  await expectWhole(String(office.received[0]?.source));
});

test('a paper goes along whole, under its own name', async () => {
  const office = await openPostOffice();
  const { transport } = await openTransport(office.url);
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => at % 251);
  await transport.send({ ...mail, attached: [{ name: 'cont-de-plata-125.pdf', bytes }] });

  const message = await expectWhole(String(office.received[0]?.source));
  expect(message.attachments).toMatchObject([
    { filename: 'cont-de-plata-125.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
  const content = message.attachments[0]?.content ?? '';
  expect(typeof content !== 'string' && new Uint8Array(content)).toEqual(bytes);
});

test('a mail sent again carries the same id, another mail another one', async () => {
  const office = await openPostOffice();
  const { transport } = await openTransport(office.url);
  await transport.send(mail);
  await transport.send(mail);
  await transport.send({ ...mail, id: 8 });
  await transport.send({ ...mail, created_at: new Date('2026-11-14T12:05:00.001Z') });

  const messages = await Promise.all(office.received.map(({ source }) => PostalMime.parse(source)));
  const ids = messages.map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[a-z0-9]+\.7@cablaj\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('a shop renamed while it runs signs its mails with the new name', async () => {
  const office = await openPostOffice();
  let name = 'Cablaj';
  const transport = smtpTransport(office.url, () => `${name} <comenzi@cablaj.example>`);
  onTestFinished(() => transport.close());
  await transport.send(mail);
  name = 'Cablaj Nord';
  await transport.send(mail);

  const messages = await Promise.all(office.received.map(({ source }) => PostalMime.parse(source)));
  expect(messages.map((message) => message.from?.name)).toEqual(['Cablaj', 'Cablaj Nord']);
});

test('without a mail server messages become .eml files, one for each mail', async () => {
  const { transport, dataDir } = await openTransport(null);
  await transport.send(mail);
  await transport.send(mail);

  const folder = join(dataDir, 'outbox');
  expect(await readdir(folder)).toEqual(['2026-11-14T12-05-00-000Z-7-welcome.eml']);
  await expectWhole(await readFile(join(folder, '2026-11-14T12-05-00-000Z-7-welcome.eml')));
});

test('no subject smuggles in a header', async () => {
  const office = await openPostOffice();
  const { transport } = await openTransport(office.url);
  const subject = 'Subiect\r\nBcc: victim@example.md\r\n\r\nCorp';
  await transport.send({ ...mail, subject });

  const [{ source, recipients } = { source: '', recipients: [] }] = office.received;
  expect(recipients).toEqual(['ion@example.md']);
  expect(source).not.toMatch(/^bcc:/im);
  const message = await PostalMime.parse(source);
  expect(message.subject?.replace(/ +/g, ' ')).toBe('Subiect Bcc: victim@example.md Corp');
  expect(message.text?.trim()).toBe(mail.text_body);
});

test.each([
  'ana@example.md, victim@example.md',
  'ana@example.md\r\nBcc: victim@example.md',
  'ana@example.md>\r\nRCPT TO:<victim@example.md',
])('no recipient smuggles in another: %j', async (recipient) => {
  const office = await openPostOffice();
  const { transport } = await openTransport(office.url);
  // Refused or sent to something that is nobody, either is well.
  await transport.send({ ...mail, recipient }).catch(() => {});

  expect(office.received.flatMap(({ recipients }) => recipients)).not.toContain(
    'victim@example.md',
  );
  expect(office.received.map(({ source }) => source).join('\n')).not.toMatch(/^bcc:/im);
});

test('a server that trickles its replies is given up, and nothing stays under way', async () => {
  let open = 0;
  const trickling = createServer((socket) => {
    open++;
    const drip = setInterval(() => socket.write('220-please hold\r\n'), 20);
    socket.on('error', () => {});
    socket.on('close', () => {
      open--;
      clearInterval(drip);
    });
  });
  await new Promise<void>((ready) => trickling.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void trickling.close());
  const transport = smtpTransport(`smtp://127.0.0.1:${portOf(trickling)}`, from, 200);
  onTestFinished(() => transport.close());

  await expect(transport.send(mail)).rejects.toThrow(/closed/i);
  await soon(() => open).toBe(0);
});

test('mails that become files are their owner’s alone to read, also in a folder that was open', async () => {
  const { transport, dataDir } = await openTransport(null);
  const folder = join(dataDir, 'outbox');
  await mkdir(folder);
  await chmod(folder, 0o755);
  await transport.send(mail);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(folder)).toBe(0o700);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  expect(await modeOf(join(folder, files[0] ?? ''))).toBe(0o600);
});
