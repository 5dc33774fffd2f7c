import { expect, test } from 'vitest';
import { networkOf } from '../http/network.ts';

test('an IPv4 address stands for itself, however it is written', () => {
  expect(networkOf('203.0.113.7', 64)).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7', 64)).toBe('203.0.113.7');
  expect(networkOf('::ffff:cb00:7107', 64)).toBe('203.0.113.7');
});

test('of an IPv6 address the network counts: all addresses of a household are one', () => {
  const home = networkOf('2001:db8:1:2:aaaa::1', 64);
  for (const other of ['2001:db8:1:2::', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9%eth0'])
    expect(networkOf(other, 64)).toBe(home);
  expect(networkOf('2001:db8:1:3::1', 64)).not.toBe(home);
  expect(networkOf('::1', 64)).not.toBe(home);
});

test('a host may choose larger or smaller networks', () => {
  expect(networkOf('2001:db8:1:2ff::1', 56)).toBe(networkOf('2001:db8:1:200::9', 56));
  expect(networkOf('2001:db8:1:2ff::1', 56)).not.toBe(networkOf('2001:db8:1:3ff::1', 56));
  expect(networkOf('2001:db8::1', 128)).not.toBe(networkOf('2001:db8::2', 128));
});
