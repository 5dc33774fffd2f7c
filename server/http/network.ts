import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;

/** The eight groups of an IPv6 address, with the ones that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [head, tail] = address.split('%', 1)[0].split('::');
  const parts = (text: string | undefined): number[] =>
    text === undefined || text === ''
      ? []
      : text.split(':').flatMap((group) => {
          if (!group.includes('.')) return [Number.parseInt(group, 16)];
          const [a, b, c, d] = group.split('.').map(Number);
          return [a * 256 + b, c * 256 + d];
        });
  const [left, right] = [parts(head), parts(tail)];
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => 0), ...right];
}

/**
 * Whom an address belongs to, as far as limits are concerned. A household or a rented machine has a whole IPv6 network, usually /64: to count single
 * addresses would count nothing. An IPv4 address that is written as an IPv6 one is itself.
 */
export function networkOf(address: string, prefix: number): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.');
  const kept = groups.map((group, i) => {
    const bits = Math.max(0, Math.min(GROUP_BITS, prefix - i * GROUP_BITS));
    return group & ~((1 << (GROUP_BITS - bits)) - 1);
  });
  return `${kept.map((group) => group.toString(16)).join(':')}/${prefix}`;
}
