import { expect, test } from 'vitest';
import type { ReplicationState } from '../database/replication-state.ts';
import { examineCluster } from './examine-cluster.ts';

const alone: ReplicationState = {
  is_standby: false,
  server: '10.0.0.2 port 5432',
  waits_for: '',
  synchronous_commit: 'on',
  standbys: [],
  slots: [],
  archive: null,
};
const inStep = { name: 'pg2', is_synchronous: true, behind: 40_000 };
const inCluster: ReplicationState = { ...alone, waits_for: 'pg2', standbys: [inStep] };

function said(state: Partial<ReplicationState>, pgbackrestInfo: string | null = null) {
  const found = examineCluster({ ...alone, ...state }, { pgbackrestInfo });
  return found.map(({ about, state: how, says }) => `${about} ${how}: ${says}`);
}

test('a server alone is nothing to complain of, nor is a cluster in step', () => {
  expect(said({})).toEqual([
    expect.stringMatching(/^primary good: .*10\.0\.0\.2 port 5432/),
    expect.stringMatching(/^standbys good: None follows/),
  ]);
  expect(said(inCluster)[1]).toMatch(/^standbys good: Of 1, .* pg2 \(1 MB behind\)/);
});

test('a proxy that leads to a standby is named before anything else', () => {
  expect(said({ ...inCluster, is_standby: true })).toEqual([
    expect.stringMatching(/^primary bad: .* takes no orders: let DATABASE_URL lead/),
  ]);
});

test.each<[string, Partial<ReplicationState>, RegExp]>([
  ['nobody follows whom the primary waits for', { waits_for: 'pg2' }, /bad: .*no order is ack/],
  [
    'somebody else follows',
    { waits_for: 'pg2', standbys: [{ ...inStep, name: 'pg3', is_synchronous: false }] },
    /bad: .*not among those that follow \(pg3\)/,
  ],
  [
    'none is waited for',
    { standbys: [{ ...inStep, is_synchronous: false }] },
    /doubtful: .*may be lost .*synchronous_mode/,
  ],
  [
    'the role may not see it',
    { standbys: [{ ...inStep, is_synchronous: null, behind: null }] },
    /doubtful: .*grant pg_monitor/,
  ],
  [
    'the standby is far behind',
    { ...inCluster, standbys: [{ ...inStep, behind: 300e6 }] },
    /doubtful: .*pg2 by 300 MB/,
  ],
  [
    'commits wait for nobody',
    { ...inCluster, synchronous_commit: 'local' },
    /doubtful: synchronous_commit is local/,
  ],
])('where %s, it is said', (_, state, words) => {
  expect(said(state)[1]).toMatch(words);
});

test('a slot nobody reads, or that lost its log, and an archive that is stuck are said', () => {
  const slot = { name: 'old', is_active: false, kept: 9e9, is_lost: false };
  expect(said({ slots: [slot] })[2]).toMatch(/^slot old doubtful: .*9000 MB/);
  expect(said({ slots: [{ ...slot, is_lost: true }] })[2]).toMatch(/^slot old doubtful: .*gone/);
  expect(said({ slots: [{ ...slot, is_active: true }] })).toHaveLength(2);
  expect(said({ archive: { stuck: 0 } })[2]).toMatch(/^archive good/);
  expect(said({ archive: { stuck: 200 } })[2]).toMatch(/^archive doubtful: .* 4 minutes/);
  expect(said({}, '/info.json')[2]).toMatch(/^archive doubtful: .*archive_mode is off/);
});
