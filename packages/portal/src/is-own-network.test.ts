import { expect, test } from 'vitest';
import { isOwnNetwork } from './is-own-network.ts';

test('shoppers cannot reach the own machine, nor the own network', () => {
  for (const host of [
    'localhost',
    'shop',
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.7',
    '172.16.0.1',
    '[::1]',
    '[fd00::1]',
    'nas.local',
  ])
    expect(isOwnNetwork(host), host).toBe(true);
});

test('anything else is on the internet', () => {
  for (const host of [
    'shop.example',
    '10.shop.example',
    '172.32.0.1',
    '192.0.2.7',
    '[2001:db8::1]',
    'localhost.shop.example',
  ])
    expect(isOwnNetwork(host), host).toBe(false);
});
