import type { Locale } from '../../../contract/locale.ts';
import type {
  AnswerOf,
  BodyOf,
  Operation,
  ParamsOf,
  QueryOf,
} from '../../../contract/operation.ts';
import type { Tag } from '../../base/changes/follower.ts';
import type { Refused } from '../../base/changes/refused.ts';
import type { Customer, Guest, Viewer } from '../../shop/accounts/viewer.ts';
import type { StaffViewer } from '../../shop/staff/sessions.ts';
import type { Refusal } from './refusal.ts';

/** Whoever gets an answer, though it may have been made for another. */
export type Asker = Pick<Call<Operation>, 'address' | 'header'>;
export type Act = (asker: Asker) => void;
/** What a handler notes of its answer. */
export type Noting = Pick<Call<Operation>, 'shown' | 'eachTime'>;

/** A request after parsing and authorising: everything a handler may rely on. */
export type Call<T extends Operation> = {
  params: ParamsOf<T>;
  query: QueryOf<T>;
  body: BodyOf<T>;
  locale: Locale;
  viewer: ViewerOf<T>;
  /** Where the request came from, for limiting attempts. */
  address: string;
  header: (name: string) => string | undefined;
  /** Collects the tags of what the answer shows, for the cache of the page made of it. */
  shown: Set<Tag>;
  /** What must happen whenever this answer is given: shared ones are kept for others. */
  eachTime: (act: Act) => void;
  /** Gives a person of the shop the token of their session, or takes it away. */
  keepStaffToken: (token: string | null) => void;
  /** By which a browser shows that a customer has signed in from it before. */
  device: { mark: () => string | null; keep: (mark: string) => void };
};

type ViewerOf<T extends Operation> = T extends { access: 'staff' }
  ? T extends { needs: 'nothing' }
    ? Guest
    : StaffViewer
  : T['access'] extends 'customer'
    ? Customer
    : Viewer;

/**
 * What a handler answers: what is no JSON is a response of its own, with its own headers; of a call
 * that answers nothing, whatever it makes. Null: there is no such thing.
 */
export type Answered<T extends Operation> = T extends { answerIs: string | readonly string[] }
  ? Response | null
  : T extends { status: 204 }
    ? unknown
    : AnswerOf<T> | null;

export type Endpoint = {
  operation: Operation;
  handle: (call: Call<Operation>) => Promise<unknown>;
};

/** Ties a handler to the operation it implements; the compiler checks that they agree. */
export function endpoint<T extends Operation>(
  operation: T,
  handle: (call: Call<T>) => Promise<Answered<T> | Refusal | Refused>,
): Endpoint {
  // serve() parses the request by this very operation, so the call it hands over is a Call<T>.
  return { operation, handle: handle as Endpoint['handle'] };
}
