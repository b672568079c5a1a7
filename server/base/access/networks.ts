import { BlockList, isIP, isIPv4 } from 'node:net';

type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

/** `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`; null for anything else. */
export function readNetwork(entry: string): Network | null {
  const [, address = '', prefix] = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  if (isIP(address) === 0) return null;
  const bits = isIPv4(address) ? 32 : 128;
  const length = Number(prefix ?? bits);
  if (length > bits) return null;
  return { address, prefix: length, family: isIPv4(address) ? 'ipv4' : 'ipv6' };
}

/** Whether the address belongs to one of the networks. What is no address belongs to none. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const entry of networks) {
    const network = readNetwork(entry);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  // A link-local address may name its interface: fe80::1%eth0.
  const [bare = ''] = address.split('%', 1);
  const version = isIP(bare);
  return version !== 0 && list.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}
