import type { Locale } from '../../../contract/locale.ts';
import type { PlaceName, presentPlace } from '../settings/pickup-places.ts';
import type { Settings } from '../settings/settings.ts';
import type { Wordings } from './mail-texts.ts';

/** A mail as it is sent, its two bodies saying the same. */
export type Letter = { subject: string; text: string; html: string; attached?: Attached[] };

/** A PDF that goes along. */
export type Attached = { name: string; bytes: Uint8Array };

/** What a letter says, before it becomes text and HTML. */
export type LetterContent = { subject: string; title: string; blocks: Block[] };

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button' | 'link'; text: string; link: string }
  /** What a person wrote, line breaks kept. */
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'facts'; title: string; rows: Fact[] }
  | { kind: 'goods'; title: string; lines: GoodsLine[] }
  | { kind: 'sums'; rows: Fact[]; total: Fact };

export type Fact = { label: string; value: string; link?: string };
export type GoodsLine = { title: string; detail: string; total: string };

type Place = ReturnType<typeof presentPlace>;

/** Who writes, in which language; the same for every letter of the shop. */
export type Sender = {
  locale: Locale;
  identity: Settings['identity'];
  publicUrl: string;
  /** As people read them. */
  phones: readonly string[];
  /** Aliases of the content pages that the shop has, so that no letter leads to a page that is not there. */
  pages: readonly string[];
  /** Where goods are fetched. */
  places: Record<PlaceName, Place>;
  /** Sentences that staff have worded; the others are the templates'. */
  wordings?: Wordings;
};

/** Breaks and control characters become spaces: no value starts a line, or a mail header, of its own. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
