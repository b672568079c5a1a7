import { type Formed, knownQuantity, type LineIn1c } from './known-quantity.ts';

/**
 * The stock ledger of a shop that sells one product, and the one of its 1C: what is ordered, sent to
 * 1C, confirmed and counted, whatever of it is lost, late or sent twice.
 */

type Line = { quantity: number; sent: number; isGone: boolean; rows: LineIn1c[] };
type Order = {
  lines: Line[];
  state: 'open' | 'left' | 'cancelled';
  version: number;
  /** The version 1C has, and since when. */
  known: number;
  confirmed: number;
  /** When it wrote the last of its documents about it. */
  heard: number;
};
/** Something 1C has changed in an order by itself. */
type OwnChange = { before: number; quantity: number; isHeard: boolean };
type Answer = { order: Order; version: number; lines: Map<Line, number> }[];
type StockFile = {
  stamp: number;
  figure: number;
  /** Not in the file: what there was, and what 1C had changed by itself until then. */
  goods: number;
  own: Map<Line, OwnChange>;
};
type Document = {
  order: Order;
  isCancelled: boolean;
  lines: Map<Line, OwnChange>;
  stamp: number;
};

const last = (line: Line) => line.rows.at(-1);
const wasSent = ({ possible_from }: LineIn1c) => possible_from !== null;

export function openLedgers({ goods, offset }: { goods: number; offset: number }) {
  let now = 1_000;
  const orders: Order[] = [];
  const linesOf = (order: Order) => order.lines.filter(({ isGone }) => !isGone);
  const allLines = () => orders.flatMap(({ lines }) => lines);
  /** What an order needs of the goods: what it holds or what has left with it. */
  const needs = ({ state }: Order, line: Line) => {
    if (line.isGone) return 0;
    return state === 'cancelled' ? line.sent : line.quantity;
  };
  const needed = () =>
    orders.flatMap((order) => order.lines.map((line) => needs(order, line))).reduce(add, 0);

  // The shop.
  /** For sale, and below zero what is lacking. */
  let free = goods;
  let applied: (StockFile & Formed) | null = null;
  /** What there was when anybody counted last, and what 1C had changed by itself until then. */
  let counted: Pick<StockFile, 'goods' | 'own'> = { goods, own: new Map() };
  // A small file has come the moment it was made: so the shop knows of a clock that is ahead.
  const ahead = Math.max(0, offset);
  const sinceOf = (stamp: number) => stamp - ahead;
  let offered: Answer = [];

  // 1C.
  let free1c = goods;
  const known = new Map<Line, number>();
  const own = new Map<Line, OwnChange>();
  let stamped: number | null = null;
  let taken: Answer | null = null;
  const files: StockFile[] = [];
  const documents: Document[] = [];

  /** 1C says how many it has: answers whether that may be older than what it was told or said since. */
  function say(
    line: Line,
    order: Order,
    { quantity, isOld }: { quantity: number; isOld: boolean },
  ) {
    const before = last(line);
    const most = Math.max(needs(order, line), line.rows.findLast(wasSent)?.quantity ?? 0);
    const bounded = Math.min(quantity, most);
    const row = { quantity: bounded, possible_from: null, certain_from: null };
    const gone = applied
      ? knownQuantity(line.rows, applied) - knownQuantity([...line.rows, row], applied)
      : 0;
    if (before?.quantity === bounded && gone === 0) return false;
    line.rows.push(row);
    free -= gone;
    offered = offered.filter((one) => one.order !== order);
    return isOld || (before !== undefined && !wasSent(before));
  }

  const shop = {
    order(quantities: number[]) {
      const wanted = quantities.reduce(add, 0);
      if (wanted > free) return;
      free -= wanted;
      const lines = quantities.map((quantity) => ({ quantity, sent: 0, isGone: false, rows: [] }));
      orders.push({ lines, state: 'open', version: 1, known: 0, confirmed: 0, heard: 0 });
    },
    changeLine(order: Order, line: Line, quantity: number) {
      const more = quantity - line.quantity;
      if (order.state !== 'open' || quantity < line.sent || more > Math.max(0, free)) return;
      free -= more;
      line.quantity = quantity;
      if (quantity === 0) line.isGone = true;
      order.version += 1;
    },
    addLine(order: Order, quantity: number) {
      if (order.state !== 'open' || quantity > free) return;
      free -= quantity;
      order.lines.push({ quantity, sent: 0, isGone: false, rows: [] });
      order.version += 1;
    },
    /** A parcel, or its correction. */
    send(order: Order, line: Line, sent: number) {
      if (order.state !== 'open') return;
      line.sent = Math.min(sent, line.quantity);
      order.version += 1;
    },
    leave(order: Order) {
      if (order.state !== 'open') return;
      for (const line of linesOf(order)) line.sent = line.quantity;
      order.state = 'left';
      order.version += 1;
    },
    cancel(order: Order) {
      if (order.state === 'cancelled') return;
      for (const line of linesOf(order)) free += line.quantity - line.sent;
      order.state = 'cancelled';
      order.version += 1;
    },
    query(): Answer {
      offered = orders
        .filter(({ version, known: to }) => to < version)
        .map((order) => ({
          order,
          version: order.version,
          lines: new Map(order.lines.map((line) => [line, needs(order, line)])),
        }));
      for (const { order, lines } of offered) {
        for (const [line, quantity] of lines) {
          const before = last(line);
          if (before ? wasSent(before) && before.quantity === quantity : line.isGone) continue;
          line.rows.push({ quantity, possible_from: now, certain_from: null });
        }
        // Of a line that is gone 1C need not hear again.
        order.lines = order.lines.filter((line) => !line.isGone || line.rows.length > 0);
      }
      return offered;
    },
    success() {
      for (const { order, version } of offered) {
        order.known = Math.max(order.known, version);
        order.confirmed = now;
        for (const { rows } of order.lines) {
          const row = rows.findLast(wasSent);
          if (row) row.certain_from ??= now;
        }
      }
      offered = [];
    },
    hear({ order, isCancelled, lines, stamp }: Document) {
      const seen = order.version;
      const isOld = order.confirmed >= sinceOf(stamp) || order.heard >= sinceOf(stamp);
      order.heard = Math.max(order.heard, sinceOf(stamp));
      let isDoubtful = false;
      for (const change of lines.values()) change.isHeard = true;
      for (const line of order.lines) {
        const quantity = isCancelled ? 0 : lines.get(line)?.quantity;
        if (quantity === undefined) continue;
        isDoubtful = say(line, order, { quantity, isOld }) || isDoubtful;
      }
      const isTurned = isCancelled && order.state === 'open';
      if (isTurned) shop.cancel(order);
      const isLeft = isTurned && order.lines.some(({ sent }) => sent > 0);
      if (isDoubtful) order.known = 0;
      else if (!isOld && !isLeft && order.known === seen) order.known = order.version;
    },
    count(file: StockFile) {
      if (applied && file.stamp < applied.stamp) return;
      applied = { ...file, since: sinceOf(file.stamp), until: now };
      counted = file;
      free = file.figure;
      for (const order of orders) {
        for (const line of order.lines) {
          free -= needs(order, line) - knownQuantity(line.rows, applied);
        }
      }
    },
  };

  /** Somebody counts what lies there, with what is put aside. */
  function countShelf() {
    counted = { goods: goodsIn1c(), own: new Map() };
    free = counted.goods - needed();
  }

  const goodsIn1c = () => free1c + [...known.values()].reduce(add, 0);
  const oneC = {
    receive: (quantity: number) => (free1c += quantity),
    sell: (quantity: number) => (free1c -= Math.min(quantity, Math.max(0, free1c))),
    load(answer: Answer) {
      for (const { lines } of answer) {
        for (const [line, quantity] of lines) {
          free1c += (known.get(line) ?? 0) - quantity;
          known.set(line, quantity);
          own.delete(line);
        }
      }
      taken = answer;
    },
    change(order: Order, quantity: number | null) {
      const lines = order.lines.filter((line) => known.has(line));
      if (lines.length === 0) return;
      const changed = new Map<Line, OwnChange>();
      for (const [at, line] of lines.entries()) {
        const to = quantity === null ? 0 : at === 0 ? quantity : (known.get(line) ?? 0);
        const had = known.get(line) ?? 0;
        free1c += had - to;
        known.set(line, to);
        const unheard = own.get(line);
        const before = unheard && !unheard.isHeard ? unheard.before : had;
        const change = { before, quantity: to, isHeard: false };
        own.set(line, change);
        changed.set(line, change);
      }
      documents.push({
        order,
        isCancelled: quantity === null,
        lines: changed,
        stamp: now + offset,
      });
    },
    /** It asked, and hears nothing: of what it has loaded before it speaks no more. */
    giveUp: () => (taken = null),
    write() {
      if (stamped === null) return;
      files.push({ stamp: stamped, figure: free1c, goods: goodsIn1c(), own: new Map(own) });
      stamped = null;
    },
  };

  return {
    shop,
    oneC,
    orders,
    files,
    documents,
    countShelf,
    pass: (time: number) => (now += time),
    stamp: () => (stamped = now + offset),
    confirm(isLost: boolean) {
      if (taken && !isLost) shop.success();
      taken = null;
    },
    /** What may be sold at most: what was there when it was counted, less what is promised. */
    most() {
      const excused = allLines().map((line) => {
        const change = counted.own.get(line);
        // What 1C gave up by itself, and has not told, nobody here can know of.
        if (!change || change.isHeard) return 0;
        return Math.max(0, change.before - change.quantity);
      });
      return counted.goods - needed() + excused.reduce(add, 0);
    },
    free: () => free,
    /** What both are to have in the end: what one of the two needs for an order is for sale in none. */
    agreed: () =>
      goodsIn1c() -
      orders
        .flatMap((order) =>
          order.lines.map((line) => Math.max(needs(order, line), known.get(line) ?? 0)),
        )
        .reduce(add, 0),
  };
}

export type Ledgers = ReturnType<typeof openLedgers>;

const add = (one: number, other: number) => one + other;
