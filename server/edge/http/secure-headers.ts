import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../base/config/config.ts';

const TWO_YEARS = 63_072_000;

/** No inline script anywhere, so that cached pages and a strict policy agree. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Sizes and positions that only the data knows; whole style sheets stay forbidden.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: https://tile.openstreetmap.org",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Text becomes markup through one policy alone: kit/ui/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** While developing, Vite puts styles into the page and renews it over a socket. */
const devPolicy = {
  ...policy,
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');

/** Of a page that is only looked at: nothing in it runs, sends or loads anything but its looks. */
export const previewPolicy = written({
  ...policy,
  'script-src': "'none'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
});

type Where = Pick<Config, 'publicUrl' | 'dev'>;

/** What every answer carries. */
export const secureHeaders = ({ publicUrl, dev }: Where): Record<string, string> => ({
  'Content-Security-Policy': written(dev ? devPolicy : policy),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
  }),
});

/** On every answer, errors and pictures included. */
export function secureHeadersFor(where: Where): MiddlewareHandler {
  const headers = Object.entries(secureHeaders(where));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      // A picture may bring a stricter policy of its own.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
