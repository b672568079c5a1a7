import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExchangeOverview, ExchangeRun } from '../../../contract/staff/exchange.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './messages.ts';
import { text as notices } from './notice-messages.ts';
import { readOverview } from './read-overview.ts';
import { Progress, troublesOf } from './run-state.tsx';
import { RunTable, readRuns } from './runs-screen.tsx';

const FEW = 5;

/** When 1C was here last, whether all went well, and what waits for a person. */
export default function OverviewScreen() {
  const query = useQuery(readOverview);
  return (
    <ExchangeFrame page="overview">
      <Loaded query={query}>
        {(overview) => (
          <div className="grid grid-cols-1 gap-4">
            <Notices overview={overview} />
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
              <LastRun
                run={overview.last.catalogue}
                kind="catalogue"
                isWithoutPrices={lacksPriceType(overview)}
                waiting={overview.waiting}
              />
              <LastRun run={overview.last.sale} kind="sale" />
              <ToDecide count={overview.waiting} />
              <Untold count={overview.orders_untold} />
            </div>
            <LastRuns />
          </div>
        )}
      </Loaded>
    </ExchangeFrame>
  );
}

/** What keeps the exchange from working at all. */
function Notices({ overview }: { overview: ExchangeOverview }) {
  const maySetUp = useMay('settings.read');
  const mayRead = useMay('products.read');
  const { has_account, last } = overview;
  const link = (label: string) =>
    maySetUp && (
      <p className="mt-3">
        <Button kind="primary" href="/admin/exchange/connection">
          {label}
        </Button>
      </p>
    );
  const missed = last.catalogue?.not_hidden;
  return (
    <>
      {!has_account && (
        <Alert title={notices.notConnected}>
          {notices.notConnectedText}
          {link(notices.connect)}
        </Alert>
      )}
      {lacksPriceType(overview) && (
        <Alert kind="warning" title={notices.noPriceType}>
          {notices.noPriceTypeText}
          {link(notices.choosePriceType)}
        </Alert>
      )}
      {overview.bases_open > 0 && (
        <Alert kind="warning" title={notices.otherBase}>
          {notices.otherBaseText}
          {link(notices.decideBase)}
        </Alert>
      )}
      {overview.groups_open > 0 && (
        <Alert kind="warning" title={notices.newGroups}>
          {notices.newGroupsText(overview.groups_open)}
          {mayRead && (
            <p className="mt-3">
              <Button kind="primary" href="/admin/exchange/groups?show=open">
                {notices.decideGroups}
              </Button>
            </p>
          )}
        </Alert>
      )}
      {missed && <Alert kind="warning">{text.notHidden(missed.products, missed.of)}</Alert>}
    </>
  );
}

/** Prices came, and nobody has said which of them is the shop's: then none is taken. */
const lacksPriceType = ({ price_types, price_type }: ExchangeOverview) =>
  price_types.length > 0 && price_type === null;

type LastProps = {
  run: ExchangeRun | null;
  kind: ExchangeRun['kind'];
  isWithoutPrices?: boolean;
  /** So much is still to be decided. */
  waiting?: number;
};

function LastRun({ run, kind, isWithoutPrices = false, waiting = 0 }: LastProps) {
  const title = kind === 'catalogue' ? text.lastCatalogue : text.lastSale;
  if (!run) {
    return (
      <Tile title={title} value={<span className="text-steel">—</span>}>
        <p className="text-steel">{text.never}</p>
      </Tile>
    );
  }
  const troubles = [...troublesOf(run), ...(isWithoutPrices ? [text.pricesNotTaken] : [])];
  const isOpen = run.state === 'open';
  const putOff = waiting === 0 ? 'nothing' : run.put_off;
  return (
    <Tile
      title={title}
      value={formatMoment(run.started_at)}
      href={`/admin/exchange/runs/${run.id}`}
      action={text.open}
    >
      {isOpen && (
        <p className="flex flex-wrap items-center gap-2 text-warn">
          {text.underWay} <Progress {...run} label={text.progress} />
        </p>
      )}
      {troubles.map((trouble) => (
        <p key={trouble} className="flex items-center gap-1.5 text-danger">
          <Icon name="warning" size={18} />
          {trouble}
        </p>
      ))}
      {!isOpen && putOff !== 'nothing' && (
        <p className="flex items-center gap-1.5 text-warn">
          <Icon name="clock" size={18} />
          {text[`putOff_${putOff}`]}
        </p>
      )}
      {!isOpen && troubles.length === 0 && putOff === 'nothing' && (
        <p className="flex items-center gap-1.5 text-ok">
          <Icon name="success" size={18} />
          {text.fine}
        </p>
      )}
      {run.hidden > 0 && <p className="text-steel">{text.hidden(run.hidden)}</p>}
    </Tile>
  );
}

function ToDecide({ count }: { count: number }) {
  return (
    <Tile
      title={text.toDecide}
      value={count}
      {...(count > 0 && { href: '/admin/exchange/waiting', action: text.decide })}
    >
      <p className="text-steel">{count > 0 ? text.toDecideSome(count) : text.toDecideNone}</p>
    </Tile>
  );
}

function Untold({ count }: { count: number }) {
  const maySee = useMay('orders.read');
  return (
    <Tile
      title={text.untold}
      value={count}
      {...(maySee && { href: '/admin/exchange/orders', action: text.see })}
    >
      <p className="text-steel">{count > 0 ? text.untoldSome(count) : text.untoldNone}</p>
    </Tile>
  );
}

type TileProps = {
  title: string;
  value: ReactNode;
  href?: string;
  action?: string;
  children: ReactNode;
};

const Tile = ({ title, value, href, action, children }: TileProps) => (
  <section className="panel flex flex-col gap-1 px-4 py-3">
    <h2 className="text-sm font-normal text-steel">{title}</h2>
    <p className="text-xl leading-8 font-semibold tabular-nums">{value}</p>
    <div className="grid gap-1 text-sm">{children}</div>
    {href && (
      <a
        href={href}
        aria-label={`${action}: ${title}`}
        className="mt-auto pt-2 text-sm font-semibold text-copper hover:underline"
      >
        {action}
      </a>
    )}
  </section>
);

function LastRuns() {
  const query = useQuery(readRuns);
  return (
    <Panel
      title={text.lastRuns}
      flush
      actions={
        <Button size="sm" href="/admin/exchange/runs">
          {text.allRuns}
        </Button>
      }
    >
      <Loaded query={query}>{({ results }) => <RunTable runs={results.slice(0, FEW)} />}</Loaded>
    </Panel>
  );
}
