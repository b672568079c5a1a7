import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { knownDamage } from '../../../contract/staff/exchange-damage.ts';
import { log } from '../../base/log/log.ts';
import { verifyAccount } from '../../shop/exchange/accounts.ts';
import { encodeWindows1251 } from '../../shop/exchange/commerceml/encode-windows-1251.ts';
import { type Completed, completeRun } from '../../shop/exchange/complete-run.ts';
import { directoryXml, ordersXml } from '../../shop/exchange/orders/order-xml.ts';
import { confirmOrders, offerOrders } from '../../shop/exchange/orders/read-orders.ts';
import { fileName } from '../../shop/exchange/receiving/file-name.ts';
import { type Imported, importFile } from '../../shop/exchange/receiving/import-file.ts';
import {
  dropLeftovers,
  FILE_LIMIT,
  MOST_PART_BYTES,
  receivePart,
} from '../../shop/exchange/receiving/receive-file.ts';
import {
  findRunOf,
  findSession,
  openRun,
  type Run,
  type RunKind,
} from '../../shop/exchange/runs.ts';
import { isHeldByOthers, whenFree } from '../../shop/exchange/wait-for-others.ts';
import type { Shop } from '../../shop/shop.ts';
import { clientAddress } from '../http/client-address.ts';

const COOKIE = 'exchange_session';
const kinds: Record<string, RunKind> = { catalog: 'catalogue', sale: 'sale' };

/** Lines of plain text; the first word says how it went, the next line is shown to the accountant. */
type Lines = string[];
const success: Lines = ['success'];
const failure = (why: string): Lines => ['failure', why];

/**
 * The address 1C calls, step by step of its fixed ladder: checkauth, init, file, import …; for
 * orders query and success. 1C is always the client, and understands a few words of plain text.
 */
export function exchange1c(shop: Shop) {
  const app = new Hono();
  const answer = async (c: Context) => {
    try {
      return await step(shop, c);
    } catch (error) {
      if (isHeldByOthers(error)) {
        return say(shop, c, failure('Сайт занят другими изменениями, повторите обмен позже'));
      }
      log.error('exchange with 1C', error);
      return say(shop, c, failure('Внутренняя ошибка сайта, повторите обмен позже'));
    }
  };
  for (const path of ['/1c_exchange', '/bitrix/admin/1c_exchange.php']) {
    app.on(['GET', 'POST'], path, answer);
  }
  return app;
}

async function step(shop: Shop, c: Context): Promise<Response> {
  const kind = kinds[c.req.query('type') ?? ''];
  const mode = c.req.query('mode') ?? '';
  if (!kind) return say(shop, c, failure('Этот вид обмена не поддерживается'));
  if (mode === 'checkauth') return say(shop, c, await checkAuth(shop, c, kind));
  const session = await findRun(shop, c, kind);
  if (!session || session.run.kind !== kind) {
    return say(shop, c, failure('Нет доступа: начните обмен заново'));
  }
  const { run, isOpen } = session;
  if (!isOpen) return say(shop, c, await stepOfEnded(shop, c, run, mode));
  if (kind === 'sale' && mode === 'query') {
    const orders = await whenFree(() => offerOrders(shop.db, run.id));
    return sendXml(shop, c, ordersXml(orders, shop.settings().exchange, new Date()));
  }
  if (kind === 'sale' && mode === 'info') return sendXml(shop, c, directoryXml());
  return say(shop, c, await stepOf(shop, c, run, mode));
}

async function stepOf(shop: Shop, c: Context, run: Run, mode: string): Promise<Lines> {
  if (mode === 'init') {
    await dropLeftovers(shop.db, run.id);
    return ['zip=yes', `file_limit=${FILE_LIMIT}`];
  }
  if (mode === 'file' && c.req.method === 'POST') return receive(shop, c, run);
  if (mode === 'import') return toImport(shop, c, run);
  // What was not named is hidden at the end, when it is known that everything came.
  if (mode === 'deactivate') return success;
  if (mode === 'complete') return answerTo1c(await completeRun(shop, run));
  if (run.kind === 'sale' && mode === 'success') {
    await whenFree(() => confirmOrders(shop.db, run.id));
    return success;
  }
  return failure('Неизвестный режим обмена');
}

/** Steps that are repeated because their answer was lost. */
async function stepOfEnded(shop: Shop, c: Context, run: Run, mode: string): Promise<Lines> {
  if (mode === 'complete' || mode === 'deactivate') return success;
  if (mode === 'import') {
    const name = fileName(c.req.query('filename') ?? '');
    const file = await shop.db
      .selectFrom('exchange_file')
      .select('state')
      .where('run_id', '=', run.id)
      .where('name', '=', name ?? '')
      .executeTakeFirst();
    if (file?.state === 'applied') return success;
  }
  return failure('Этот обмен закончен: начните новый');
}

async function checkAuth(shop: Shop, c: Context, kind: RunKind): Promise<Lines> {
  const accountId = await accountOf(shop, c);
  if (accountId === 'too-many-attempts') return failure('Слишком много попыток входа, подождите');
  if (accountId === null) return failure('Неверное имя или пароль');
  const opened = await whenFree(() => openRun(shop.db, accountId, kind));
  if ('kind' in opened) {
    const since = opened.since.toLocaleTimeString('ru-RU', {
      timeZone: 'Europe/Chisinau',
      timeStyle: 'short',
    });
    return failure(`Обмен уже идёт с ${since}, выполнено ${opened.percent} %`);
  }
  const { token } = opened;
  const timestamp = Math.floor(Date.now() / 1000);
  return ['success', COOKIE, token, `sessid=${token}`, `timestamp=${timestamp}`];
}

async function accountOf(shop: Shop, c: Context) {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!encoded) return null;
  const [, name = '', password = ''] =
    /^([^:\0]{1,200}):(.{1,500})$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (name === '') return null;
  const address = clientAddress(c, shop.config.trustProxy);
  return verifyAccount(shop.db, { name, password }, address);
}

/** By cookie, by the token in the address, or by name and password alone: modules differ. */
async function findRun(shop: Shop, c: Context, kind: RunKind) {
  const address = clientAddress(c, shop.config.trustProxy);
  for (const token of [getCookie(c, COOKIE), c.req.query('sessid')]) {
    const session = token ? await findSession(shop.db, token, address) : null;
    if (session) return session;
  }
  const accountId = await accountOf(shop, c);
  const run = typeof accountId === 'number' ? await findRunOf(shop.db, accountId, kind) : null;
  return run && { run, isOpen: true };
}

async function receive(shop: Shop, c: Context, run: Run): Promise<Lines> {
  const name = fileName(c.req.query('filename') ?? '');
  if (name === null) return failure('Недопустимое имя файла');
  const content = await readBody(c);
  if (content === null) return failure('Слишком большая часть файла');
  if (content.length === 0) return failure('Пустой файл');
  const received = await whenFree(() => receivePart(shop.db, run.id, name, content));
  if (received === 'too-much') return failure('Слишком много данных за один обмен');
  if (received === 'being-imported') return failure('Файл загружается, дождитесь окончания');
  // Old modules have changed orders worked on in this very call; longer ones go on in another.
  const isAtOnce = run.kind === 'sale' && content.length < FILE_LIMIT && !c.req.query('version');
  return isAtOnce ? answerTo1c(await importFile(shop, run, name)) : success;
}

async function readBody(c: Context): Promise<Buffer | null> {
  if (Number(c.req.header('content-length') ?? 0) > MOST_PART_BYTES) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > MOST_PART_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function toImport(shop: Shop, c: Context, run: Run): Promise<Lines> {
  const name = fileName(c.req.query('filename') ?? '');
  return name === null
    ? failure('Недопустимое имя файла')
    : answerTo1c(await importFile(shop, run, name));
}

function answerTo1c(imported: Imported | Completed): Lines {
  if (imported.kind === 'success') return success;
  if (imported.kind === 'progress') {
    return ['progress', `Обработано ${imported.done} из ${imported.of}`];
  }
  if (imported.kind === 'stopped') {
    return failure(
      'Картинки загружены не все: продолжите задание на сайте, в разделе «Фоновые задания»',
    );
  }
  if (imported.kind === 'damaged') {
    // Its accountant reads one language; the rest of it stands on the shop's own screen.
    const why = knownDamage(imported.why, 'ru');
    return failure(`Файл повреждён, отправьте его снова${why ? `. ${why}` : ''}`);
  }
  if (imported.kind === 'foreign') {
    return failure(
      `Это выгрузка другой базы 1С (${imported.why}). Решите на сайте, принимать ли её: Обмен с 1С, Подключение`,
    );
  }
  if (imported.kind === 'no-price-type') {
    return failure('Цены не загружены: в настройках обмена на сайте не выбран тип цен');
  }
  return failure(`Нет такого файла. Получены: ${imported.stored.join(', ')}`);
}

/** The first line is read by a program, the others by people, in the letters they have. */
function say(shop: Shop, c: Context, lines: Lines) {
  const text = lines.join('\n').replace(/[^\P{Cc}\n]/gu, ' ');
  const isOld = shop.settings().exchange.answerEncoding === 'windows-1251';
  c.header('Content-Type', `text/plain; charset=${isOld ? 'windows-1251' : 'utf-8'}`);
  c.header('Cache-Control', 'no-store');
  return c.body(bytesOf(isOld ? encodeWindows1251(text) : Buffer.from(text)));
}

function sendXml(shop: Shop, c: Context, xml: string) {
  const { answerEncoding } = shop.settings().exchange;
  const isOld = answerEncoding === 'windows-1251';
  const encoding = isOld ? 'windows-1251' : 'utf-8';
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${xml}`;
  const bom = answerEncoding === 'utf-8-bom' ? '\ufeff' : '';
  const bytes = bytesOf(isOld ? encodeWindows1251(text) : Buffer.from(bom + text));
  c.header('Content-Type', `application/xml; charset=${encoding}`);
  c.header('Content-Length', String(bytes.length));
  c.header('Cache-Control', 'no-store');
  return c.body(bytes);
}

const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes);
