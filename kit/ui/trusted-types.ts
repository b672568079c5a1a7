/**
 * Where browsers have Trusted Types, text becomes markup or a script's address through this policy
 * alone, whichever library asks. The shop's own texts come clean from the server; what reaches a
 * page by another way loses what could run. Nothing makes a text a script: there is no such rule.
 */
type Rules = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};
type TrustedTypes = { createPolicy: (name: 'default', rules: Rules) => unknown };

/** React makes its elements for data so. */
const EMPTY_SCRIPT = '<script></script>';

const WHOLE_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const ACTIVE_TAG = /<(\/?)(?=(?:script|iframe|object|embed|base)\b)/gi;
const HANDLER = /(<[^>]*[\s/"'])on(?=[a-z]+\s*=)/gi;

export function withoutWhatRuns(html: string): string {
  if (html === EMPTY_SCRIPT) return html;
  let clean = html.replace(WHOLE_SCRIPT, '').replace(ACTIVE_TAG, '<$1x-');
  // One tag may have several of them.
  for (let former = ''; former !== clean; ) {
    former = clean;
    clean = clean.replace(HANDLER, '$1data-');
  }
  return clean;
}

function ownAddress(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`a script from elsewhere: ${address}`);
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: withoutWhatRuns,
  createScriptURL: ownAddress,
});
