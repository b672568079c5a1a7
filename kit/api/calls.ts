import type { GenericSchema, InferInput } from 'valibot';
import type { AnswerOf, Operation } from '../../contract/operation.ts';
import type { QueryParams } from '../../contract/query-string.ts';

/**
 * What may be asked of the API, as the contract's operations say: `O` is all of them, customers' or
 * the shop's people's. Types alone: nothing is loaded.
 */

export type Method = Uppercase<Operation['method']>;
export type PathOf<O extends Operation, M extends Method> = Extract<
  O,
  { method: Lowercase<M> }
>['path'];
type OperationAt<O extends Operation, M extends Method, P> = Extract<
  O,
  { method: Lowercase<M>; path: P }
>;
export type AnswerAt<O extends Operation, M extends Method, P> = AnswerOf<OperationAt<O, M, P>>;

/** What goes along with a call: left out where nothing of it is needed. */
export type Along<O extends Operation, M extends Method, P> =
  Partial<Sent<O, M, P>> extends Sent<O, M, P> ? [sent?: Sent<O, M, P>] : [sent: Sent<O, M, P>];

/** The same, whichever the call is. */
export type AnySent = {
  params?: Record<string, string | number>;
  query?: QueryParams;
  body?: object;
  headers?: Record<string, string>;
  /** Milliseconds; a large file needs more than usual. */
  timeout?: number;
};

type Sent<O extends Operation, M extends Method, P> = ParamsIn<P> &
  QueryTo<OperationAt<O, M, P>> &
  BodyTo<OperationAt<O, M, P>> &
  Pick<AnySent, 'headers' | 'timeout'>;

type ParamsIn<P> = [NameIn<P>] extends [never]
  ? unknown
  : { params: Record<NameIn<P>, string | number> };
type NameIn<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

type QueryTo<T> = T extends { query: infer Q extends GenericSchema }
  ? { query?: { [Name in keyof InferInput<Q>]?: WrittenAs<InferInput<Q>[Name]> } }
  : unknown;

/** Values whose text the API reads: `true` is written as 'true', numbers where any text may stand. */
type WrittenAs<Text> =
  | Text
  | null
  | ('true' extends Text ? boolean : never)
  | (string extends Text ? number | readonly number[] : never);

type BodyTo<T> = T extends { body: infer B extends GenericSchema }
  ? { body: InferInput<B> }
  : unknown;
