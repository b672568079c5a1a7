import { waitFor } from '../wait-for.ts';
import type { Host } from './host.ts';

type Member = {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | string;
  timeline?: number;
};

const LOOK = 2_000;

/** What Patroni says of its members. */
export function watchDatabases(hosts: Host[], password: string) {
  async function members(): Promise<Member[]> {
    for (const { address } of hosts) {
      const said = await readJson<{ members: Member[] }>(`http://${address}:8008/cluster`);
      // One that is cut off, or has just come back, says what it knew.
      if (said?.members.some(({ role }) => role === 'leader')) return said.members;
    }
    return [];
  }

  async function inRole(role: Member['role']): Promise<Host> {
    const found: Host[] = [];
    await waitFor(`a host is ${role}`, async () => {
      const name = (await members()).find((one) => one.role === role)?.name;
      found.push(...hosts.filter((host) => host.name === name));
      return found.length > 0;
    });
    return found[0] as Host;
  }

  return {
    hosts,
    inRole,
    /** One writes, one has everything that was acknowledged, and the third follows. */
    async areInStep(): Promise<boolean> {
      const all = await members();
      const roles = all.map(({ role }) => role).sort();
      return (
        roles.join(' ') === 'leader replica sync_standby' &&
        new Set(all.map(({ timeline }) => timeline)).size === 1 &&
        all.every(({ state, lag = 0 }) => /^(running|streaming)$/.test(state) && Number(lag) === 0)
      );
    },
    /** What an operator does before the host of the primary is restarted. */
    async switchOver() {
      const leader = await inRole('leader');
      const login = Buffer.from(`patroni:${password}`).toString('base64');
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        headers: { Authorization: `Basic ${login}` },
        body: JSON.stringify({ leader: leader.name }),
      });
      const said = await answer.text();
      if (!answer.ok) throw new Error(`Patroni did not change places: ${said}`);
    },
  };
}

export async function readJson<Said>(url: string): Promise<Said | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LOOK) });
    return answer.ok ? ((await answer.json()) as Said) : null;
  } catch {
    return null;
  }
}
